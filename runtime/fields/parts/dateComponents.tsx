import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { EditorProps, QueryProps } from '../FieldComponents'
import type { DateShape } from './DateBox'
import { lazyComponent } from './lazyComponent'
import { PopupEditor } from './PopupEditor'

// The calendar weighs about 70 KB: it comes when the first date is to be picked, not with the first list.
export const DateInput = lazyComponent(() => import('./DateBox'), 'DateBox')
const DateQueryBox = lazyComponent(() => import('./DateBox'), 'DateQueryBox')

export function DateEditor({ onClose, ...props }: EditorProps<FieldBase> & { shape: DateShape }) {
  return (
    <PopupEditor>
      <DateInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  )
}

export function DateQuery({ field, ...props }: QueryProps<FieldBase> & { shape: DateShape }) {
  return <DateQueryBox {...props} title={field.title} />
}
