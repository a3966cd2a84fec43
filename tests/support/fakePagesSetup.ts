import { vi } from 'vitest'
import { ReachedPopover } from '../../runtime/kit/tooltips'
import { removeStored, storedKeys } from '../../runtime/session/storage'
import { forgetUnsentPreferences } from '../../runtime/session/userPreferences'
import { drawPagesAs } from './fakePages'

vi.mock('../../runtime/pages/PageView', () => import('./fakePages'))
// A test presses the bell that it has found: see `preloadReached`.
await ReachedPopover.preload()

// What the shell keeps beside its atoms, the file before may have left there: choices that no storage took or no server, and pages that it draws as its own.
for (const key of storedKeys('')) removeStored(key)
forgetUnsentPreferences()
drawPagesAs()
