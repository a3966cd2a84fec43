import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { CallFindings } from '../Findings'
import { columnOf } from '../model/columnOf'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import { shorten } from '../query/QueryContext'
import { accessTable } from '../read/tableAccess'
import { labelsOver } from '../read/tableLabels'
import type { SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

interface AskedColumn {
  source: LabelSource
  places: { path: string; key: string; values: readonly string[] }[]
}

/** The chosen values of a save, gathered over all of its rows, so that the choices of each field are asked for once. */
export class Choices {
  private readonly asked = new Map<ColumnModel, AskedColumn>()

  /** @param except key of a field that is checked elsewhere. What is stored already may stay, though it can no longer be chosen. */
  add({ columns, base }: Pick<TableModel, 'columns' | 'base'>, before: Values, sent: Values, path: string, except?: string): void {
    if (base) this.add(base, before, sent, path, except)
    for (const [key, value] of Object.entries(sent)) {
      const column = columns.get(key)
      if (!column || key === except || value === null || value === undefined || value === (before[key] ?? null)) continue
      const source = choicesOf(column)
      if (!source) continue
      const asked = this.asked.get(column) ?? { source, places: [] }
      this.asked.set(column, asked)
      const stored = new Set(valuesIn(column, before[key]))
      asked.places.push({ path: `${path}/${key}`, key, values: valuesIn(column, value).filter((one) => !stored.has(one)) })
    }
  }

  /** Refuses values that cannot be chosen. */
  async check(saving: SaveContext, findings: CallFindings): Promise<void> {
    for (const { source, places } of this.asked.values()) {
      const known = await knownValues(saving, source, [...new Set(places.flatMap(({ values }) => values))])
      if (!known) continue
      for (const { path, key, values } of places) {
        const unknown = values.find((value) => !known.has(value))
        if (unknown !== undefined) findings.add(path, 'unknown-choice', 'unknownChoice', { field: key, value: shorten(unknown) })
      }
    }
  }
}

/** Where the values of a field come from, when no others can be typed. */
function choicesOf({ field, labels }: ColumnModel): LabelSource | undefined {
  if (!field || !labels || factsOf(field).allowsOther?.(field)) return undefined
  return labels
}

function valuesIn({ isMultiple }: ColumnModel, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  return isMultiple ? String(value).split(',') : [String(value)]
}

/** Those of the values that can be chosen; undefined when nobody here knows the list. */
async function knownValues(
  { parts, connection, context }: SaveContext,
  source: LabelSource,
  values: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  if (source.from === 'options') return new Set(source.options.flatMap(({ value, disabled }) => (disabled ? [] : [String(value)])))
  if (source.from === 'dict') return parts.services.dictionaryValues(source.code)
  const main = parts.mainOf(source.table)
  const table = main && accessTable(main, source.table, context)?.table
  if (!table || !columnOf(table, source.value) || !columnOf(table, source.label)) return undefined
  const labels = labelsOver(connection, parts.mainOf, parts.services.dictionaries, context)
  return new Set((await labels.textsOf(source, values, context.language)).keys())
}
