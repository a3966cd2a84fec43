import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenAnswered } from '../../../runtime/session/whenAnswered'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client that has asked for something, and what lets the answer come. */
function asking() {
  const queries = new QueryClient()
  let answer: (value: string) => void = () => {}
  void queries.fetchQuery({ queryKey: ['rows'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) })
  return { queries, answer: () => answer('rows') }
}

it('waits for what was asked, and does its task once', async () => {
  const { queries, answer } = asking()
  const task = vi.fn()
  whenAnswered(queries, task)
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).not.toHaveBeenCalled()
  answer()
  await vi.advanceTimersByTimeAsync(100)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
})

it('waits two seconds at most for an answer that does not come', async () => {
  const { queries } = asking()
  const task = vi.fn()
  whenAnswered(queries, task)
  await vi.advanceTimersByTimeAsync(2100)
  expect(task).toHaveBeenCalledTimes(1)
})

it('does it at once where nothing was asked, and not where it was taken back', async () => {
  const [done, left] = [vi.fn(), vi.fn()]
  whenAnswered(new QueryClient(), done)
  whenAnswered(new QueryClient(), left)()
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
})
