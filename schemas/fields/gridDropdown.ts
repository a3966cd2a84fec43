import type { Finding } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, type FieldInPage, textSchema } from './FieldFacts'
import { checkTargets, fieldNames, locateNames } from './popup'

/** A row picked from the rows of a list page, in a small table that drops down; the picked row fills this field and others. */
export interface GridDropdownField extends FieldBase {
  type: 'gridDropdown'
  /**
   * Code of the list page whose rows are offered.
   * @names pages
   */
  code: string
  /** Fields of the picked row that are copied, in order. A list, or one comma string. */
  orgFields: string | string[]
  /**
   * Fields of this row that take them, in the same order. A list, or one comma string.
   * @names fields
   */
  destFields: string | string[]
  /** Fields of the offered rows that the table shows; a word is looked for in the first. Those that are copied, when left out. */
  columns?: string[]
}

export const gridDropdown: FieldFacts<GridDropdownField> = {
  aliases: ['grid-dropdown'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'eq',
  isForUsers: true,
  fills: (field) => fieldNames(field.destFields),
  checkPage: checkOffer,
  examples: [
    {
      type: 'gridDropdown',
      key: 'customer',
      title: { 'zh-CN': '客户', 'en-US': 'Customer', 'de-DE': 'Kunde' },
      code: 'demo-customer',
      orgFields: ['name', 'phone'],
      destFields: ['customer', 'phone'],
    },
  ],
}

/** Fields of the offered rows that are shown. */
export function shownColumnsOf({ columns, orgFields }: Pick<GridDropdownField, 'columns' | 'orgFields'>): readonly string[] {
  return columns && columns.length > 0 ? columns : fieldNames(orgFields)
}

/** The page is there, and what is shown and copied of its rows. */
function checkOffer(field: GridDropdownField, place: FieldInPage): Finding[] {
  const { path, known, offered } = place
  const { code, columns = [] } = field
  const keys = offered(code)
  const find = (name: string, at: Finding['path']) => findMissing('unknown-page-field', name, keys, at, { values: { page: code } })
  return [
    ...findMissing('unknown-page', code, known.pages, [...path, 'code']),
    ...locateNames(field, 'orgFields', path).flatMap(([name, at]) => find(name, at)),
    ...columns.flatMap((name, index) => find(name, [...path, 'columns', index])),
    ...checkTargets(field, place),
  ]
}
