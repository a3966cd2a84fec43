import { type RawBuilder, sql } from 'kysely'
import type { StoredType } from '../model/ResourceModel'

type Sql = RawBuilder<unknown>

/** How the values of a column become values of another type. */
export interface Conversion {
  /** Whether the value of a row becomes one without losing anything; an empty one always does. */
  isRight: Sql
  /** The value of the other type; empty where it cannot become one. */
  value: Sql
}

/** Whether a value that is not empty can be written as the other type, and how. */
interface Step {
  when?(value: Sql): Sql
  write(value: Sql): Sql
}

const day = '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const time = '([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?'

/** Days that there are: a cast refuses the others, and with them the whole statement. */
function isDay(value: Sql, pattern: string): Sql {
  const first = sql`make_date(substr(${value}, 1, 4)::int, substr(${value}, 6, 2)::int, 1)`
  return sql`case when ${value} ~ ${sql.lit(pattern)}
    then substr(${value}, 9, 2)::int <= extract(day from ${first} + interval '1 month' - interval '1 day') else false end`
}

const matches = (pattern: string) => (value: Sql) => sql`${value} ~ ${sql.lit(pattern)}`
const cast = (type: string) => (value: Sql) => sql`${value}::${sql.raw(type)}`
const isInteger = (value: Sql) => sql`${value} = trunc(${value}) and abs(${value}) <= 2147483647`

type ExistingType = Exclude<StoredType, 'time' | 'timestamp'> | 'time without time zone' | 'timestamp without time zone'

/** What becomes what, by the type as the database answers it. What is not here can only be empty. */
const steps: Readonly<Record<ExistingType, Partial<Record<StoredType, Step>>>> = {
  text: {
    integer: {
      when: (value) => sql`case when ${value} ~ '^ *[+-]?[0-9]{1,10} *$' then abs(${value}::numeric) <= 2147483647 else false end`,
      write: cast('integer'),
    },
    numeric: { when: matches('^ *[+-]?[0-9]{1,30}([.][0-9]{1,30})? *$'), write: cast('numeric') },
    date: { when: (value) => isDay(value, `${day}$`), write: cast('date') },
    time: { when: matches(`^${time}$`), write: cast('time') },
    timestamp: { when: (value) => isDay(value, `${day}([ T]${time})?$`), write: cast('timestamp') },
  },
  integer: { text: { write: cast('text') }, numeric: { write: cast('numeric') } },
  numeric: { text: { write: (value) => sql`trim_scale(${value})::text` }, integer: { when: isInteger, write: cast('integer') } },
  date: { text: { write: (value) => sql`to_char(${value}, 'YYYY-MM-DD')` }, timestamp: { write: cast('timestamp') } },
  'time without time zone': { text: { write: (value) => sql`${value}::time(0)::text` } },
  'timestamp without time zone': {
    text: { write: (value) => sql`to_char(${value}, 'YYYY-MM-DD HH24:MI:SS')` },
    // A time of day would be lost.
    date: { when: (value) => sql`${value} = date_trunc('day', ${value})`, write: cast('date') },
  },
}

/** How the values of a column of one type, as the database names it, become those of another. */
export function convertColumn(existing: string, wanted: StoredType, value: Sql): Conversion {
  const step = (steps as Readonly<Record<string, Partial<Record<StoredType, Step>>>>)[existing]?.[wanted]
  const empty = sql`null::${sql.raw(wanted)}`
  if (!step) return { isRight: sql`${value} is null`, value: empty }
  const isWritten = step.when?.(value) ?? sql`true`
  return {
    isRight: sql`coalesce(${value} is null or ${isWritten}, false)`,
    value: sql`case when ${value} is not null and ${isWritten} then ${step.write(value)} end`,
  }
}
