import { useEffect, useId, useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { checkFieldWhole } from './checkFields'
import { type CoreOptions, createCore, type RowFormCore, reopenCore } from './RowFormCore'
import type { RowFormProps } from './RowFormProps'

type Given = Pick<RowFormProps, 'page' | 'mode' | 'row' | 'subRows' | 'added'>

/** What the form around this one gives it. */
type Around = Pick<CoreOptions, 'log' | 'limitsOf'>

/**
 * The open form of the props. Another compilation of the page (a new version, another language) keeps what was typed. Another row starts over; the
 * same row, loaded again, only when nothing was typed.
 */
export function useCore({ page, mode, row, subRows, added }: Given, around: Around = {}): RowFormCore {
  const id = useId()
  const host = usePageHost()
  const given = { page, mode, row, subRows, added }
  const [opened, setOpened] = useState(() => ({ given, core: createCore({ ...given, ...around, id, host }) }))
  useMarkedAgain(opened.core)
  if (isSameGiven(opened.given, given)) return opened.core
  const next = { given, core: coreFor(opened, given, { ...around, id, host }) }
  setOpened(next)
  return next.core
}

/** What was marked is checked by the compilation that is shown now, whose sentences are in another language, or whose rules are others. */
function useMarkedAgain(core: RowFormCore): void {
  useEffect(() => {
    for (const key of core.markedBefore) void checkFieldWhole(core, key)
  }, [core])
}

function coreFor(
  { given: last, core }: { given: Given; core: RowFormCore },
  given: Given,
  rest: Pick<CoreOptions, 'id' | 'host'> & Around,
): RowFormCore {
  const isTyped = core.store.atoms.get(core.signals.isDirty)
  const isOther = last.mode !== given.mode || last.row?.id !== given.row?.id
  const isReloaded = !isAlike(last.row, given.row) || !isAlike(last.subRows, given.subRows)
  if (isOther || (isReloaded && !isTyped)) return createCore({ ...given, ...rest })
  return last.page === given.page ? core : reopenCore(core, { ...given, ...rest })
}

function isSameGiven(last: Given, next: Given): boolean {
  return last.page === next.page && last.mode === next.mode && isAlike(last.row, next.row) && isAlike(last.subRows, next.subRows)
}

/** The same values under the same names: an object that is made anew at each drawing is no other row. */
function isAlike(left: Readonly<Record<string, unknown>> = {}, right: Readonly<Record<string, unknown>> = {}): boolean {
  if (left === right) return true
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]))
}
