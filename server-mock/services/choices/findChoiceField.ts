import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { type FieldList, fieldListsOf, locateFields } from '../../../schemas/page/anatomy'
import { fieldSurfaces } from '../../../schemas/rights/fieldCodes'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { RowsSource } from '../../resource'
import type { StoredPage } from '../pages/PageStore'

/** A field whose choices are rows of a table. */
export interface ChoiceField {
  field: FieldConfig
  source: RowsSource
  /** The fields of the same row. */
  list: FieldList
}

/** The field that a call names, as the published page has it. Throws `bad-request` for one that is not there, is hidden from the caller, or has other choices. */
export function findChoiceField({ code, config }: StoredPage, context: CallContext, key: string, sub = ''): ChoiceField {
  const list = fieldListsOf(config).find(({ of, key: name }) => (sub === '' ? of === 'page' : of === 'sub' && name === sub))
  const field = list && locateFields(list).find((place) => place.field.key === key)?.field
  const source = field && isFieldKind(field.type) ? factsOf(field).labels?.(field) : undefined
  const prefix = prefixOf({ ...config, code })
  const isHidden = fieldSurfaces.every((surface) => context.hiddenFields(prefix, surface).has(sub === '' ? key : `${sub}:${key}`))
  if (list && field && !isHidden && source?.from === 'table') return { field, source, list }
  throw new CallFailure('bad-request', 'rows.unknownField', { field: sub === '' ? key : `${sub}.${key}` })
}
