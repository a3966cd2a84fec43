import { vi } from 'vitest'
import { ReachedPopover } from '../../runtime/kit/tooltips'

vi.mock('../../runtime/pages/PageView', () => import('./fakePages'))
// A test presses the bell that it has found: see `preloadReached`.
await ReachedPopover.preload()
