import dayjs from 'dayjs'
import { type DatetimeField, isZoned } from '../../schemas/fields/datetime'
import { formatMoment, formatNoted } from '../text/formatMoment'
import { isInCalendar } from '../text/isInCalendar'
import { datetimeForm, storedDatetime, writtenForm } from '../text/writtenForm'
import { toReaderZone, toServerZone } from '../text/zones'
import type { FieldComponents } from './FieldComponents'
import type { DateShape } from './parts/DateBox'
import { DateInput } from './parts/DateInput'
import { DateEditor, DateQuery, dateReader, preloadCalendar } from './parts/dateComponents'
import { periodText } from './parts/periodText'

function shapeOf({ config }: { config: DatetimeField }): DateShape {
  return {
    picker: 'date',
    hasTime: true,
    format: config.format === undefined ? datetimeForm() : writtenForm(config.format),
    read(stored) {
      const time = typeof stored === 'string' && isInCalendar(stored) ? dayjs(isZoned(config) ? toReaderZone(stored) : stored) : null
      return time?.isValid() ? time : null
    },
    write(time) {
      const written = time.format(storedDatetime)
      return isZoned(config) ? toServerZone(written) : written
    },
  }
}

export const datetime: FieldComponents<DatetimeField> = {
  text: periodText((value, config: DatetimeField) => (isZoned(config) ? formatNoted : formatMoment)(value, config.format)),
  reader: (field) => dateReader(shapeOf(field)),
  preloadEditor: preloadCalendar,
  Input: (props) => <DateInput {...props} shape={shapeOf(props.field)} />,
  Editor: (props) => <DateEditor {...props} shape={shapeOf(props.field)} />,
  opensPopup: true,
  Query: (props) => <DateQuery {...props} shape={shapeOf(props.field)} />,
}
