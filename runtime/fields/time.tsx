import dayjs from 'dayjs'
import type { TimeField } from '../../schemas/fields/time'
import { defaults } from '../../schemas/json/propertyShapes'
import { formatClock } from '../text/formatMoment'
import { writtenForm } from '../text/writtenForm'
import type { FieldComponents } from './FieldComponents'
import type { DateShape } from './parts/DateBox'
import { DateInput } from './parts/DateInput'
import { DateEditor, DateQuery, dateReader, preloadCalendar } from './parts/dateComponents'

const storedTime = defaults['TimeField.format']

function formatOf({ format }: TimeField): string {
  return format ?? storedTime
}

function shapeOf({ config }: { config: TimeField }): DateShape {
  return {
    picker: 'time',
    hasTime: false,
    format: writtenForm(formatOf(config)),
    read: (stored) =>
      typeof stored === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(stored) ? dayjs(`2000-01-01 ${stored}`) : null,
    // What is not picked is not kept from the moment of picking.
    write: (time) => time.format(formatOf(config)).padEnd(storedTime.length, ':00'),
  }
}

export const time: FieldComponents<TimeField> = {
  text: (value, { config }) => formatClock(value, formatOf(config)),
  reader: (field) => dateReader(shapeOf(field)),
  preloadEditor: preloadCalendar,
  Input: (props) => <DateInput {...props} shape={shapeOf(props.field)} />,
  Editor: (props) => <DateEditor {...props} shape={shapeOf(props.field)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={shapeOf(props.field)} />,
}
