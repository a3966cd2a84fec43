import { vi } from 'vitest'
import { ReachedPopover } from '../../runtime/kit/tooltips'
import { drawPagesAs } from './fakePages'

vi.mock('../../runtime/pages/PageView', () => import('./fakePages'))
// The file before may have drawn others.
drawPagesAs()
// A test presses the bell that it has found: see `preloadReached`.
await ReachedPopover.preload()
