import { type DateField, pickerOf } from '../../schemas/fields/date'
import type { FieldComponents } from './FieldComponents'
import type { DateShape } from './parts/DateBox'
import { DateEditor, DateInput, DateQuery } from './parts/dateComponents'
import { readDate, shownDate, storedDate } from './parts/dateTexts'
import { periodText } from './parts/periodText'

function shapeOf({ config }: { config: DateField }): DateShape {
  const picker = pickerOf(config)
  const isNamed = picker === 'week' || picker === 'quarter'
  return {
    picker,
    hasTime: false,
    format: isNamed ? (day) => shownDate(storedDate(day, picker), config) : (config.format ?? defaultFormats[picker]),
    read: (stored) => readDate(stored, picker),
    write: (day) => storedDate(day, picker),
  }
}

const defaultFormats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' }

export const date: FieldComponents<DateField> = {
  text: periodText((value, config: DateField) => shownDate(value, config)),
  preload: DateInput.preload,
  Input: (props) => <DateInput {...props} shape={shapeOf(props.field)} />,
  Editor: (props) => <DateEditor {...props} shape={shapeOf(props.field)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={shapeOf(props.field)} />,
}
