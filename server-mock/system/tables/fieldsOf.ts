import type { FieldConfig } from '../../../schemas/fields'
import type { ProductPermission } from '../../../schemas/rights/permissions'
import type { ProductAccess } from '../../kernel/Access'
import type { ResourceDeclaration } from '../../resource'
import type { Always, Linked } from '../RowOf'

/** A field with its kind and key, which give its column a name and a type. */
export const fieldOf = <T extends FieldConfig['type'], K extends string>(type: T, key: K): { type: T; key: K } => ({ type, key })

/** A text field of a system table. */
export const textField = <K extends string>(key: K) => fieldOf('input', key)
/** A text without a limit that is shown in one line at most. */
export const longTextField = <K extends string>(key: K) => fieldOf('textarea', key)
/** Formatted text, cleaned before it is stored. */
export const htmlField = <K extends string>(key: K) => fieldOf('richText', key)
export const numberField = <K extends string>(key: K) => ({ ...fieldOf('inputNumber', key), integer: true as const })
export const timeField = <K extends string>(key: K) => fieldOf('datetime', key)
export const dictField = <K extends string>(key: K, dictCode: string) => ({ ...fieldOf('select', key), dictCode })

/** A field that every row has a value for: whatever writes the table gives one. */
export function always<F extends FieldConfig>(field: F): F & Always {
  // A mark for the compiler alone: the declaration, and the table made from it, stay as they are.
  return field as F & Always
}

/** A field whose values stand in a table between, which `links` of the declaration names. */
export function linked<F extends FieldConfig>(field: F): F & Linked {
  // A mark for the compiler alone, too.
  return field as F & Linked
}

/** What services and administrators of the tables alone do. */
export const systemOnly: ProductAccess = { permission: 'system:tables' }

const closed = { list: systemOnly, add: systemOnly, edit: systemOnly, delete: systemOnly, export: systemOnly, import: systemOnly }

/** Everybody who has signed in reads the rows, to choose among them; only services write them. */
export const readByEverybody = { ...closed, list: 'user' } as const satisfies ResourceDeclaration['access']

/** Whoever holds the permission reads and changes the rows, and nobody else. */
export function accessWith(permission: ProductPermission): Readonly<Record<keyof typeof closed, ProductAccess>> {
  const access: ProductAccess = { permission }
  return { list: access, add: access, edit: access, delete: access, export: access, import: access }
}

/** The declaration of a system table, with what its rows are typed by. */
export interface SystemDeclaration<T extends string, F extends readonly FieldConfig[], K extends F[number]['key']>
  extends ResourceDeclaration {
  table: T
  fields: F
  translated: readonly K[]
  ofPage?: OfPage
}

/** How the rows of a table belong to a page: they follow it when it is renamed, and go with it when it is deleted. */
export interface OfPage {
  /** Column that holds the code of the page. */
  column: string
  /** true: they stay when the page is deleted, as its history does. */
  outlivesPage?: true
}

/** A table that only services read and write: no call of its own is mounted. */
export function serviceTable<const T extends string, F extends readonly FieldConfig[], const K extends F[number]['key'] = never>(
  declaration: { table: T; fields: readonly [...F]; translated?: readonly K[]; ofPage?: OfPage } & Partial<
    Omit<ResourceDeclaration, 'table' | 'fields' | 'translated'>
  >,
): SystemDeclaration<T, readonly [...F], K> {
  return {
    url: {},
    translated: [],
    access: closed,
    ...declaration,
  }
}
