import type { Row, RowPage } from '../../../schemas/api/Result'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { companionOf } from '../../../schemas/wire/companions'

const days = ['2026-12-30', '2026-12-31']

/** A list with what most lists have. Nobody sees it: its titles are in no language, and its columns are locked, since only those are drawn without room. */
export const warmUpPage: ListPageConfig = {
  kind: 'list',
  version: 1,
  code: 'warm-up',
  title: '',
  url: { list: '/warm-up', add: '/warm-up', edit: '/warm-up', delete: '/warm-up', deleteBatch: '/warm-up' },
  queryConfig: [{ key: 'name' }, { key: 'state' }, { key: 'day', mode: 'range' }],
  columns: [
    { key: 'name', type: 'input', title: '', lock: true, isOrder: true, validateRules: [{ required: true }] },
    { key: 'state', type: 'select', title: '', lock: true, isOrder: true, options: [{ value: '1', text: 'x' }] },
    { key: 'day', type: 'date', title: '', lock: true, isOrder: true },
    { key: 'amount', type: 'inputNumber', title: '', lock: true, statistics: ['sum'] },
    { key: 'owner', type: 'userSelect', title: '', lock: true },
    { key: 'kind', type: 'select', title: '', lock: true, dictCode: 'valid_status' },
  ],
  subTables: [{ key: 'lines', title: '', foreignKey: 'parent', columns: [{ key: 'text', type: 'input', title: '' }] }],
  toolbar: { export: true, chart: true, grouping: true },
  search: true,
}

const records: Row[] = Array.from({ length: 15 }, (_, index) => ({
  id: String(index),
  name: `x ${index}`,
  state: '1',
  [companionOf('state')]: 'x',
  day: days[index % days.length],
  amount: index,
  owner: 'x',
  [companionOf('owner')]: 'x',
  kind: '1',
  [companionOf('kind')]: 'x',
}))

/** As many rows as a screen holds. */
export const warmUpAnswer: RowPage = { records, total: records.length, current: 1, size: records.length, pages: 1 }
