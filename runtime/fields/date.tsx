import { type DateField, pickerOf } from '../../schemas/fields/date'
import type { FieldComponents } from './FieldComponents'
import type { DateShape } from './parts/DateBox'
import { DateInput } from './parts/DateInput'
import { DateEditor, DateQuery, dateReader, preloadCalendar } from './parts/dateComponents'
import { dateForm, readDate, shownDate, storedDate } from './parts/dateTexts'
import { periodText } from './parts/periodText'

function shapeOf({ config }: { config: DateField }): DateShape {
  const picker = pickerOf(config)
  return {
    picker,
    hasTime: false,
    format:
      picker === 'week' || picker === 'quarter' ? (day) => shownDate(storedDate(day, picker), config) : dateForm(picker, config.format),
    read: (stored) => readDate(stored, picker),
    write: (day) => storedDate(day, picker),
  }
}

export const date: FieldComponents<DateField> = {
  text: periodText((value, config: DateField) => shownDate(value, config)),
  reader: (field) => dateReader(shapeOf(field)),
  preloadEditor: preloadCalendar,
  Input: (props) => <DateInput {...props} shape={shapeOf(props.field)} />,
  Editor: (props) => <DateEditor {...props} shape={shapeOf(props.field)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={shapeOf(props.field)} />,
}
