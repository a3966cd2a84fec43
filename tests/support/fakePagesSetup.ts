import { vi } from 'vitest'
import { drawPagesAs } from './fakePages'

vi.mock('../../runtime/pages/PageView', () => import('./fakePages'))
// The file before may have drawn others.
drawPagesAs()
