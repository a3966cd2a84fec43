import { afterEach, expect, it, vi } from 'vitest'
import { askUser, showMessage } from '../../../runtime/kit/notifications'

vi.mock('../../../runtime/kit/NotificationBoard', () => {
  throw new Error('the line is broken')
})

afterEach(() => vi.restoreAllMocks())

it('C-neverwhite asks by the means of the browser where the board cannot be fetched', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  expect(await askUser({ title: 'Leave?', content: 'It is not saved.' })).toBe(false)
  expect(confirm).toHaveBeenCalledWith('Leave?\nIt is not saved.')
})

it('C-neverwhite says what went wrong where the board cannot be fetched', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  showMessage('error', 'The server cannot be reached')
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('The server cannot be reached'), { timeout: 15_000 })
})
