import type { TestAnswer, TestServer } from '../../support/startTestServer'

interface SampleField {
  key: string
  type: string
  title: { 'zh-CN': string; 'en-US'?: string; 'de-DE'?: string }
  [property: string]: unknown
}

/** A list page that stands alone, as a configurator would write it, for staff and configurators alike. */
export function samplePage(code: string, columns: readonly SampleField[] = sampleColumns, more: Record<string, unknown> = {}) {
  const table = code.replaceAll('-', '_')
  return {
    kind: 'list',
    version: 1,
    code,
    title: { 'zh-CN': `样例 ${code}`, 'en-US': `Sample ${code}` },
    url: {
      list: `/sample/${code}/list`,
      queryById: `/sample/${code}/queryById`,
      add: `/sample/${code}/add`,
      edit: `/sample/${code}/edit`,
      delete: `/sample/${code}/delete`,
    },
    columns,
    grants: { staff: ['*'], configurator: ['*'] },
    resource: { table },
    ...more,
  }
}

export const sampleColumns: readonly SampleField[] = [
  { key: 'name', type: 'input', title: { 'zh-CN': '名称' }, isOrder: true, validateRules: [{ required: true }] },
  { key: 'amount', type: 'inputNumber', title: { 'zh-CN': '数量' }, integer: true },
]

export const nameAsNumber: SampleField = { key: 'name', type: 'inputNumber', title: { 'zh-CN': '名称' } }
export const dueColumn: SampleField = { key: 'due', type: 'date', title: { 'zh-CN': '日期' } }

/** Publishes a page, given as JSON or as text. */
export function publish<T = { version: number }>(
  server: TestServer,
  token: string,
  page: ({ code: string } & Record<string, unknown>) | string,
  more: Record<string, unknown> = {},
  code = typeof page === 'string' ? 'broken' : page.code,
): Promise<TestAnswer<T>> {
  const body = typeof page === 'string' ? { text: page, ...more } : { config: page, ...more }
  return server.call<T>('POST', `/api/page-configs/${code}/publish`, body, token)
}
