import { useEffect, useMemo, useRef } from 'react'
import type { FieldModel } from '../model/PageModel'

/**
 * Calls back when a page that is open has other fields than it had: another version has come, and the rows that were fetched bear the keys and texts of
 * the one before. The same fields compiled anew, for another language or view, are no others.
 */
export function useOtherFields(fields: readonly FieldModel[], onOther: () => void): void {
  const written = useMemo(() => JSON.stringify(fields.map(({ config }) => config)), [fields])
  const known = useRef(written)
  useEffect(() => {
    if (known.current === written) return
    known.current = written
    onOther()
  }, [written, onOther])
}
