import type { RowValues } from '../../fields/FieldComponents'
import { createLocalPlaces, type LeftInput } from '../../session/localPlaces'
import { shortKey } from '../../session/shortKey'
import { type FormDraft, isFormDraft } from './FormDraft'

/** Where one form keeps on this computer what was typed, until it is saved or given up. */
export interface FormPlace {
  keep(draft: FormDraft): void
  /** It was saved, or everything was taken back. */
  forget(): void
  /** The form has left the screen; what it keeps may be offered elsewhere. */
  leave(): void
  /** The user has given up what was typed: from now on nothing is kept. */
  close(): void
  forgetLeft(left: LeftInput<FormDraft>): void
  readLeft(): Promise<LeftInput<FormDraft>[]>
}

interface FormPlaceOptions {
  userId: string
  /** Code of the page. */
  code: string
  /** Id of the stored row; a new row is known by what it starts from. */
  rowId: string | undefined
  values?: RowValues
}

/** New rows that start from different values, such as a copy and an empty one, are different forms. */
export function createFormPlace({ userId, code, rowId, values = {} }: FormPlaceOptions): FormPlace {
  const row = rowId ?? `new ${shortKey(JSON.stringify(values))}`
  const places = createLocalPlaces({ start: `FORM_DRAFT ${userId} ${code} ${row} `, isKept: isFormDraft, isSame: isSameDraft })
  let isClosed = false
  let endWatching: (() => void) | undefined
  const leave = () => {
    endWatching?.()
    endWatching = undefined
  }
  const forget = () => {
    places.forget()
    leave()
  }
  return {
    keep(draft) {
      if (isClosed) return
      endWatching ??= places.watch()
      places.keep(draft)
    },
    forget,
    leave,
    close() {
      isClosed = true
      forget()
    },
    forgetLeft: places.forgetLeft,
    readLeft: places.readLeft,
  }
}

function isSameDraft(one: FormDraft, other: FormDraft): boolean {
  return one.at === other.at
}
