import type { RawBuilder } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import { nameOfType } from '../../../schemas/page/shapeNames'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import { type TextIn, textOf } from '../../kernel/text/textOf'
import { byTableColumn } from '../model/byTableColumn'
import type { ColumnModel, StoredType, TableModel } from '../model/ResourceModel'
import type { ExistingTable } from './readTables'
import type { Deadline } from './scanTable'

/** A table that exists and is brought to where its declaration wants it. */
export interface TablePlan {
  connection: Connection
  language: Language
  model: TableModel
  existing: ExistingTable
  /** The table as it was declared before; undefined when it was not. */
  former?: TableModel
  /** Until when rows are looked at. */
  deadline: Deadline
  /** The values that can be chosen from a dictionary; undefined where nobody knows. */
  choicesIn?(dictionary: string): Promise<ReadonlySet<string> | undefined>
}

/** Changes with the statements that make them; refused ones and warnings have none. */
export interface PlannedStatement {
  changes: PlannedChange[]
  statements: RawBuilder<unknown>[]
}

/** Type names as statements say them and as the database answers them. */
const typeNames: Record<StoredType, { written: string; existing: string }> = {
  text: { written: 'text', existing: 'text' },
  integer: { written: 'integer', existing: 'integer' },
  numeric: { written: 'numeric', existing: 'numeric' },
  date: { written: 'date', existing: 'date' },
  time: { written: 'time', existing: 'time without time zone' },
  timestamp: { written: 'timestamp', existing: 'timestamp without time zone' },
}

export function typeOf({ type, language }: ColumnModel): { written: string; existing: string } {
  return language ? { written: 'jsonb', existing: 'jsonb' } : typeNames[type]
}

/** What a column holds, in words. */
export function wordsOf(type: string, language: Language): string {
  const known = Object.values(typeNames).find(({ existing }) => existing === type)
  return nameOfType(known?.written ?? type, language)
}

/** The columns as the table has them: one for all the languages of a text. */
export function storedColumns({ columns }: TableModel): ColumnModel[] {
  const own = [...columns.values()].filter(({ link }) => link === undefined)
  return byTableColumn(own, (column) => column).flatMap(([, [column]]) => column ?? [])
}

type Values = Record<string, string | number>

function sayOnly(kind: PlannedChange['kind']) {
  return (subject: string, text: TextIn<'plan'>, language: Language, values: Values): PlannedStatement => {
    return { changes: [{ kind, subject, message: textOf(`plan.${text}`, language, values) }], statements: [] }
  }
}

/** What must not be done, and why. */
export const refused = sayOnly('refused')

/** What is done, and better known before. */
export const warned = sayOnly('warning')

/** A count for a sentence; one that stopped early is the least that there are. */
export function countIn(count: number, isWhole: boolean, language: Language): string {
  const written = count.toLocaleString(language)
  return isWhole ? written : textOf('plan.atLeast', language, { count: written })
}
