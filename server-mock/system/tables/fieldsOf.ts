import type { FieldConfig } from '../../../schemas/fields'
import type { ProductAccess } from '../../kernel/Access'
import type { ResourceDeclaration } from '../../resource'

/** A text field of a system table. */
export const textField = (key: string): FieldConfig => ({ type: 'input', key })
/** A text without a limit that is shown in one line at most. */
export const longTextField = (key: string): FieldConfig => ({ type: 'textarea', key })
/** Formatted text, cleaned before it is stored. */
export const htmlField = (key: string): FieldConfig => ({ type: 'richText', key })
export const numberField = (key: string): FieldConfig => ({ type: 'inputNumber', key, integer: true })
export const timeField = (key: string): FieldConfig => ({ type: 'datetime', key })
export const dictField = (key: string, dictCode: string): FieldConfig => ({ type: 'select', key, dictCode })

const systemOnly: ProductAccess = { permission: 'system:tables' }

/** A table that only services read and write: no call of its own is mounted. */
export function serviceTable(
  declaration: Pick<ResourceDeclaration, 'table' | 'fields'> & Partial<ResourceDeclaration>,
): ResourceDeclaration {
  return {
    url: {},
    access: { list: systemOnly, add: systemOnly, edit: systemOnly, delete: systemOnly, export: systemOnly, import: systemOnly },
    ...declaration,
  }
}
