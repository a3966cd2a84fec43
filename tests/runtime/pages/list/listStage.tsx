import userEvent from '@testing-library/user-event'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'

/** A list as a page shows it. */
export function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

export const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: { 'zh-CN': '设备', 'en-US': 'Equipment', 'de-DE': 'Geräte' },
  url: { list: '/e/list', add: '/e/add', edit: '/e/edit', delete: '/e/delete', deleteBatch: '/e/deleteBatch' },
  queryConfig: [{ key: 'name' }],
  columns: [
    { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' }, isOrder: true },
    { key: 'place', type: 'input', title: { 'zh-CN': '地点', 'en-US': 'Place' }, isOrder: true },
  ],
}

/** Its rows. */
export const stored = Array.from({ length: 40 }, (_, index) => ({ id: `id${index + 1}`, name: `pump ${index + 1}`, place: 'hall' }))

/** A page of rows, as the server answers it. */
export function pageOf(query: Record<string, unknown>, rows = stored) {
  const size = Number(query.pageSize)
  const start = (Number(query.pageNo) - 1) * size
  return {
    records: rows.slice(start, start + size),
    total: rows.length,
    size,
    current: Number(query.pageNo),
    pages: Math.ceil(rows.length / size),
  }
}

export const answers = { list: (_url: string, query: Record<string, unknown>) => pageOf(query) }

/** Shows the list and says what it asked for. */
export async function openList(options: FakeHostOptions = {}, changes: object = {}) {
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, {
    language: 'en-US',
    calls: answers,
    ...options,
  })
  const queries = () => result.host.made.filter(({ method }) => method === 'list').map(({ args }) => args[1] as Record<string, unknown>)
  return { ...result, user: userEvent.setup(), queries, lastQuery: () => queries().at(-1) }
}
