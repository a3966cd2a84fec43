import type { FieldConfig } from '../../../schemas/fields'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { chooseText } from '../../../schemas/page/Text'
import { fillRuleOf, isWorkedOut } from '../../../schemas/rules/defaults'
import type { RowsSource } from '../choices/choiceColumns'
import { type FormValues, formKeysOf } from '../choices/choiceWhere'
import { readChoices } from '../choices/readChoices'
import { isAreaCode } from '../export/areaNames'
import type { CallFindings } from '../Findings'
import { columnInRow } from '../model/columnInRow'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import { shorten } from '../query/QueryContext'
import { accessTable } from '../read/tableAccess'
import { checkCases, writtenInRow } from './checkCases'
import type { SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** A row of a save whose choices are checked. */
export interface ChoosingRow {
  table: Pick<TableModel, 'columns' | 'base' | 'typeCheck' | 'fields'>
  /** As it is stored; a new row as its defaults make it. */
  before: Values
  sent: Values
  /** As it will be. */
  row: Values
  /** Where it stands in the body. */
  path: string
  /** Key of a field that is checked elsewhere. */
  except?: string
  /** true: what the page has worked out for it is all new, defaults among it. */
  isNew?: boolean
}

/** Where chosen values come from; areas are the same on every page. */
type ChoiceSource = LabelSource | { from: 'areas' }

/** Choices that are asked for once, and where they were chosen from. */
interface AskedChoices {
  source: ChoiceSource
  /** What the condition of the choices reads of the row. */
  form: FormValues
  places: { column: ColumnModel; path: string; values: readonly string[] }[]
}

/** The chosen values of a save, gathered over all of its rows and fields, so that the same choices are asked for once. */
export class Choices {
  /** By what is asked of the database; other choices by their column. */
  private readonly asked = new Map<string | ColumnModel, AskedChoices>()

  constructor(private readonly findings: CallFindings) {}

  /** What is stored already may stay, though it can no longer be chosen. A value that is none of the kind that its row has there is a finding at once. */
  add(choosing: ChoosingRow): void {
    const { base } = choosing.table
    if (base) this.add({ ...choosing, table: base })
    const written = writtenInRow(choosing)
    checkCases(choosing, written, this.findings)
    this.ask(choosing, written)
  }

  /** What the page has worked out for a row can be chosen, too. */
  addMade(choosing: ChoosingRow): void {
    const { table, sent, before, row, isNew } = choosing
    if (table.base) this.addMade({ ...choosing, table: table.base })
    const keys = table.fields.filter((field) => isMadeUp(field) && !Object.hasOwn(sent, field.key)).map(({ key }) => key)
    if (keys.length > 0)
      this.ask({ ...choosing, before: isNew ? withoutKeys(before, keys) : before }, Object.fromEntries(keys.map((key) => [key, row[key]])))
  }

  private ask({ table: { columns }, before, row, path, except }: ChoosingRow, written: Values): void {
    for (const [key, value] of Object.entries(written)) {
      const own = columns.get(key)
      const column = own && columnInRow(own, row)
      const isOfOtherKind = own !== undefined && column !== columnInRow(own, before)
      const isKept = value === (before[key] ?? null) && !isOfOtherKind
      if (!column || key === except || value === null || value === undefined || isKept) continue
      const source = choicesOf(column)
      if (!source) continue
      const stored = new Set(isOfOtherKind ? [] : valuesIn(column, before[key]))
      const values = valuesIn(column, value).filter((one) => !stored.has(one))
      this.askedFor(column, source, row).places.push({ column, path: `${path}/${key}`, values })
    }
  }

  private askedFor(column: ColumnModel, source: ChoiceSource, row: Values): AskedChoices {
    const keys = source.from === 'table' ? formKeysOf(source.where) : []
    const form = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))
    const name = source.from === 'table' ? JSON.stringify([source, form]) : column
    const asked = this.asked.get(name) ?? { source, form, places: [] }
    this.asked.set(name, asked)
    return asked
  }

  /** Refuses values that cannot be chosen. */
  async check(saving: SaveContext): Promise<void> {
    const { language } = saving.context
    for (const { source, form, places } of this.asked.values()) {
      const known = await knownValues(saving, source, [...new Set(places.flatMap(({ values }) => values))], form)
      if (!known) continue
      for (const { column, path, values } of places) {
        const unknown = values.find((value) => !known.has(value))
        if (unknown === undefined) continue
        const field = chooseText(column.field?.title, language, column.key)
        this.findings.add(path, 'unknown-choice', 'unknownChoice', { field, value: shorten(unknown) })
      }
    }
  }
}

/** true for a field whose value is worked out, and not a constant that somebody has looked at when the page was written. */
function isMadeUp(field: FieldConfig): boolean {
  return typeof field.value === 'string' || isWorkedOut(field) || fillRuleOf(field) !== undefined
}

function withoutKeys(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}

/** Where the values of a field come from, when no others can be typed. */
function choicesOf({ field, labels }: ColumnModel): ChoiceSource | undefined {
  if (!field) return undefined
  const { areaLevel, allowsOther } = factsOf(field)
  if (areaLevel) return { from: 'areas' }
  return labels && !allowsOther?.(field) ? labels : undefined
}

function valuesIn({ isMultiple }: ColumnModel, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  return isMultiple ? String(value).split(',') : [String(value)]
}

/** Those of the values that can be chosen; undefined when nobody here knows the list. */
async function knownValues(
  saving: SaveContext,
  source: ChoiceSource,
  values: readonly string[],
  form: FormValues,
): Promise<ReadonlySet<string> | undefined> {
  if (source.from === 'areas') return new Set(values.filter(isAreaCode))
  // Rows of earlier days, which the server brings in, may hold what is not offered any more.
  const withDisabled = saving.context.isServer === true
  if (source.from === 'options')
    return new Set(source.options.flatMap(({ value, disabled }) => (disabled && !withDisabled ? [] : [String(value)])))
  if (source.from === 'dict') return saving.parts.services.dictionaryValues(source.code, { withDisabled })
  if (source.from !== 'table') return undefined
  const { askedRows } = saving
  const name = JSON.stringify([source, values, form])
  const asked = askedRows?.get(name) ?? knownRows(saving, source, values, form)
  askedRows?.set(name, asked)
  return asked
}

/** Rows that the caller may not see cannot be chosen either. */
async function knownRows(
  { parts, connection, context }: SaveContext,
  source: RowsSource,
  values: readonly string[],
  form: FormValues,
): Promise<ReadonlySet<string> | undefined> {
  const main = parts.mainOf(source.table)
  const access = main && accessTable(main, source.table, context)
  if (!access?.anyColumn(source.value) || !access.anyColumn(source.label)) return undefined
  const found = await readChoices(connection, access, source, context, { values, form })
  return new Set(found?.map(({ value }) => value))
}
