import type { PickerKind } from '../session/PickerKinds'
import { type LaterPicker, laterPicker } from './laterPicker'

/** The component of every picker, fetched when it is first opened. It does not compile while one is missing. */
export const pickers: { readonly [K in PickerKind]: LaterPicker<K> } = {
  cron: laterPicker(() => import('./cron/CronPicker'), 'CronPicker'),
  depart: laterPicker(() => import('./DepartPicker'), 'DepartPicker'),
  record: laterPicker(() => import('./RecordPicker'), 'RecordPicker'),
  report: laterPicker(() => import('./ReportPopup'), 'ReportPopup'),
  user: laterPicker(() => import('./UserPicker'), 'UserPicker'),
}
