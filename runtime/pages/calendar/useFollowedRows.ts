import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RowsPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { concerns } from '../../session/rowEvents'

/** Changes that come together are taken up together: milliseconds. */
const gatherFor = 300

/** Reads the entries anew when rows of the page were changed elsewhere. */
export function useFollowedRows(page: Pick<RowsPart, 'code' | 'url'>, reload: () => void): void {
  const { followRows } = usePageHost()
  const latest = useRef(reload)
  useLayoutEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followRows((change) => {
      if (!concerns(change, page)) return
      timer ??= setTimeout(() => {
        timer = undefined
        latest.current()
      }, gatherFor)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [followRows, page])
}
