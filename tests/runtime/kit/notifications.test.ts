import { afterEach, expect, it, vi } from 'vitest'
import { askUser, readingTime, showMessage } from '../../../runtime/kit/notifications'

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

it('a notice stays as long as it takes to read it, in whatever writing', () => {
  expect(readingTime('Saved', 3)).toBe(3)
  expect(readingTime('已保存', 3)).toBe(3)
  const [long, chinese] = [
    'The value is not one of those that the list offers any more. '.repeat(3),
    '该值已不在列表提供的选项之中。'.repeat(4),
  ]
  expect(readingTime(long, 4.5)).toBeGreaterThan(10)
  expect(readingTime(chinese, 4.5)).toBeGreaterThan(10)
})
