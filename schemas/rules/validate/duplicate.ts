// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { findMissing } from '../../checks/meaning/missing'
import type { FieldValue } from '../../fields/FieldFacts'
import type { RuleDefinition } from '../RuleDefinition'

/** Asks the server whether another row already holds the value. */
export interface DuplicateSource {
  /**
   * Table of a declared resource.
   * @names tables
   */
  table: string
  /**
   * Field of that resource.
   * @names tableFields
   */
  field: string
}

export interface DuplicateRule {
  /** The value must not stand in another row of a table. */
  duplicate?: DuplicateSource
}

export const duplicate: RuleDefinition<DuplicateRule, 'duplicate'> = {
  properties: ['duplicate'],
  texts: {
    duplicate: {
      'zh-CN': '${title}的值不可用，系统中已存在！',
      'en-US': '${title}: this value is already in use',
      'de-DE': '${title}: dieser Wert ist bereits vergeben',
    },
  },
  async ask({ duplicate: source }, { value }, { id }, lookups) {
    if (!source) return undefined
    return (await lookups.isDuplicate(source.table, source.field, value as FieldValue, id)) ? { code: 'duplicate' } : undefined
  },
  isRemote: ({ duplicate: source }) => Boolean(source),
  checkPage({ duplicate: source }, { path, known: { tables } }) {
    if (!source) return []
    const at = [...path, 'duplicate']
    const unknown = findMissing('unknown-table', source.table, tables, [...at, 'table'])
    if (unknown.length > 0) return unknown
    return findMissing('unknown-table-field', source.field, tables?.get(source.table), [...at, 'field'], {
      values: { table: source.table },
    })
  },
}
