import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { CommandLog } from '../../../runtime/rows/ChangeLog'
import { inOrder } from '../../../runtime/rows/NumberedOrder'
import { type RowFacts, type RowPolicy, tablePolicy } from '../../../runtime/rows/RowFacts'
import { planOf } from '../../../runtime/rows/RowField'
import { storedRow } from '../../../runtime/rows/RowState'
import { RowsCore } from '../../../runtime/rows/RowsCore'
import type { Row } from '../../../schemas/api/Result'
import type { RuleLookups } from '../../../schemas/rules/RuleFailure'

const columns: readonly unknown[] = [
  { key: 'place', type: 'rowDragSort' },
  { key: 'name', type: 'input', title: 'Name', validateRules: [{ required: true }, { unique: true }] },
  { key: 'price', type: 'inputNumber', title: 'Price' },
  { key: 'count', type: 'inputNumber', title: 'Count' },
  { key: 'total', type: 'inputNumber', title: 'Total', value: 'row.price * row.count' },
  { key: 'state', type: 'input', title: 'State', sets: { note: "row.state == 'open' ? '' : 'closed'" } },
  { key: 'note', type: 'input', title: 'Note' },
  { key: 'reason', type: 'input', title: 'Reason', visibleWhen: "row.state == 'closed'" },
]

const noLookups: RuleLookups = {
  isDuplicate: async () => false,
  checkRule: async () => null,
  handler: () => undefined,
}

export function factsOf(written: readonly unknown[] = columns, lookups = noLookups): RowFacts {
  const config = {
    kind: 'list' as const,
    version: 1,
    code: 'order',
    url: {},
    columns: [],
    subTables: [{ key: 'lines', title: 'Lines', foreignKey: 'orderId', columns: written }],
  }
  const fields = compilePage(config, permissiveContext('en-US')).subTables[0]?.fields ?? []
  return {
    fields,
    language: 'en-US',
    user: {},
    lookups,
    log: new CommandLog(),
    isChecked: ({ problem }) => problem === undefined,
    isFilledLater: () => false,
  }
}

export function openRows(stored: readonly Row[], facts = factsOf(), policy: RowPolicy = tablePolicy): RowsCore {
  const rows = stored.map((row) => storedRow(row, row.id))
  return new RowsCore(inOrder(rows, planOf(facts.fields).orderKey), () => facts, policy)
}

export function sampleRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    rowVersion: 1,
    place: index + 1,
    name: `name ${index}`,
    name_dictText: `Name ${index}`,
    price: index % 7,
    count: 2,
    // One in three is not what it would be computed to: it counts once its row is touched.
    total: index % 3 === 0 ? 99 : (index % 7) * 2,
    state: 'open',
    note: null,
    reason: null,
  }))
}
