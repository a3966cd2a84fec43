import { useState } from 'react'
import type { RowValues } from '../../fields/FieldComponents'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { createFormPlace, type FormPlace } from './FormPlace'

interface OpenedOn {
  page: Pick<FormPart, 'code'>
  rowId?: string
  values?: RowValues
  /** Another one is another opening of the form. */
  opened?: unknown
}

/** Where a form keeps what is typed, by user, page and row. Anonymous users have none: their computer may be anybody's. */
export function useFormPlace({ page: { code }, rowId, values, opened }: OpenedOn): FormPlace | undefined {
  const userId = usePageHost().user?.id
  const make = () => ({
    code,
    rowId,
    opened,
    userId,
    place: userId === undefined ? undefined : createFormPlace({ userId, code, rowId, values }),
  })
  const [held, hold] = useState(make)
  if (held.code === code && held.rowId === rowId && held.opened === opened && held.userId === userId) return held.place
  const next = make()
  hold(next)
  return next.place
}
