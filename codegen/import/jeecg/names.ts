import { isSystemField } from '../../../schemas/wire/systemFields'

/** `order_code` and `orderCode` name the same field. */
export function toKey(name: string): string {
  return name.replace(/^_+|_+$/g, '').replace(/_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `orderMain` and `order_main` become `order-main`: the code of a page. */
export function toCode(name: string): string {
  const code = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return (code.length > 1 ? code : `page-${code}`).slice(0, 60).replace(/-+$/, '')
}

/** Name of a table as the product takes one: no name of its own tables. */
export function toTable(name: string): string {
  const table = toCode(name).replaceAll('-', '_')
  return /^(sys|page)_/.test(table) ? `imported_${table}` : table
}

/** The key that the product keeps a source's field under, where it keeps it by itself: `create_by`. */
export function systemKeyOf(name: string): string | undefined {
  const key = toKey(name.toLowerCase() === name ? name : name)
  return isSystemField(key) ? key : undefined
}
