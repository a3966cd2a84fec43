import type { ListUrls } from '../wire/rowCalls'

/** Pieces that the pages start from which somebody makes anew. */
export const nameField = {
  key: 'name',
  type: 'input',
  title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' },
  width: 200,
  isOrder: true,
  validateRules: [{ required: true }],
}

export const remarkField = { key: 'remark', type: 'textarea', title: { 'zh-CN': '备注', 'en-US': 'Remark', 'de-DE': 'Bemerkung' } }

/** Paths of their own for the calls of a page. */
export function starterUrls(code: string, calls: readonly (keyof ListUrls)[]): ListUrls {
  return Object.fromEntries(calls.map((call) => [call, `/custom/${code}/${call}`]))
}

/** A table of the page's own. */
export function starterResource(code: string): { table: string } {
  return { table: `custom_${code.replaceAll('-', '_')}` }
}
