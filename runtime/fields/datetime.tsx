import dayjs from 'dayjs'
import type { DatetimeField } from '../../schemas/fields/datetime'
import type { FieldComponents } from './FieldComponents'
import type { DateShape } from './parts/DateBox'
import { DateEditor, DateInput, DateQuery } from './parts/dateComponents'
import { shownDatetime, storedDatetime } from './parts/dateTexts'
import { periodText } from './parts/periodText'

function shapeOf({ config }: { config: DatetimeField }): DateShape {
  return {
    picker: 'date',
    hasTime: true,
    format: config.format ?? storedDatetime,
    read: (stored) => (typeof stored === 'string' && dayjs(stored).isValid() ? dayjs(stored) : null),
    write: (time) => time.format(storedDatetime),
  }
}

export const datetime: FieldComponents<DatetimeField> = {
  text: periodText((value, { format }: DatetimeField) => shownDatetime(value, format)),
  preload: DateInput.preload,
  Input: (props) => <DateInput {...props} shape={shapeOf(props.field)} />,
  Editor: (props) => <DateEditor {...props} shape={shapeOf(props.field)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={shapeOf(props.field)} />,
}
