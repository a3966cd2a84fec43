import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../runtime/session/queryClient'

afterEach(() => onlineManager.setOnline(true))

it('C-neverwhite what could not be read without a line is read when the line is back, and nothing else', async () => {
  const client = createQueryClient()
  client.mount()
  const answers = {
    list: vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('rows'),
    menu: vi.fn().mockResolvedValue('menu'),
  }
  onlineManager.setOnline(false)
  for (const [name, queryFn] of Object.entries(answers)) new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.status).toBe('error'))
  await vi.waitFor(() => expect(client.getQueryData(['menu'])).toBe('menu'))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('rows'))
  expect(answers.menu).toHaveBeenCalledTimes(1)
  client.unmount()
})
