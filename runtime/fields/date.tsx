import type { DateField } from '../../schemas/fields/date'
import type { FieldComponents } from './FieldComponents'
import { DateInput } from './parts/DateInput'
import { DateEditor, DateQuery, dateReader, preloadCalendar } from './parts/dateComponents'
import { dateShape } from './parts/dateShape'
import { shownDate } from './parts/dateTexts'
import { periodText } from './parts/periodText'

export const date: FieldComponents<DateField> = {
  text: periodText((value, config: DateField) => shownDate(value, config)),
  reader: (field) => dateReader(dateShape(field.config)),
  preloadEditor: preloadCalendar,
  Input: (props) => <DateInput {...props} shape={dateShape(props.field.config)} />,
  Editor: (props) => <DateEditor {...props} shape={dateShape(props.field.config)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={dateShape(props.field.config)} />,
}
