import { vi } from 'vitest'

vi.mock('../../runtime/fields/componentsOf', () => import('./fakeInputs'))
