import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { EditorProps, QueryProps, TextReader } from '../FieldComponents'
import type { DateShape } from './DateBox'
import { calendar } from './DateInput'
import { lazyComponent } from './lazyComponent'
import { PopupEditor } from './PopupEditor'

// The calendar weighs about 70 KB: it comes when the first date is to be picked, not with the first list.
const OpenCalendar = lazyComponent(() => import('./DateBox'), 'DateBox')
const DateQueryBox = lazyComponent(() => import('./DateBox'), 'DateQueryBox')

export function DateEditor({ onClose, ...props }: EditorProps<FieldBase> & { shape: DateShape }) {
  return (
    <PopupEditor>
      <OpenCalendar {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  )
}

export function DateQuery({ field, ...props }: QueryProps<FieldBase> & { shape: DateShape }) {
  return <DateQueryBox {...props} title={field.title} />
}

/** Reads a date as somebody types or pastes it. */
export async function dateReader({ write, ...shape }: DateShape): Promise<TextReader> {
  const { readTypedDate } = await import('./typedDate')
  return (text) => {
    const day = readTypedDate(text, shape)
    return day ? write(day) : undefined
  }
}

/** Fetches the calendar, for where it opens at once. */
export const preloadCalendar = () => Promise.all([OpenCalendar.preload(), calendar.preload()])
