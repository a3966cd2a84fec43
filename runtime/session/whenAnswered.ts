import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../kit/whenIdle'

/** Milliseconds that somebody waits for what was asked first. */
const patience = 2000

/** Does the task when the browser has nothing else to do and nothing that was asked is on its way, or after two seconds. The answer takes it back. */
export function whenAnswered(queries: QueryClient, task: () => void): () => void {
  let takeBack = () => {}
  const act = () => {
    end()
    takeBack = whenIdle(task)
  }
  const look = () => {
    if (queries.isFetching() === 0) act()
  }
  const timer = setTimeout(act, patience)
  const unsubscribe = queries.getQueryCache().subscribe(look)
  const end = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  takeBack = whenIdle(look)
  return () => {
    end()
    takeBack()
  }
}
