import type { FieldConfig } from '../../../schemas/fields'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { propertyOf } from '../../../schemas/fields/lookup'
import { type FieldList, fieldListsOf, locateFields } from '../../../schemas/page/anatomy'
import { fieldSurfaces } from '../../../schemas/rights/fieldCodes'
import { prefixOf } from '../../../schemas/rights/pagePermissions'
import { isSystemField, systemFieldOf } from '../../../schemas/wire/systemFields'
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
  const asked = list && field && isFieldKind(field.type) ? sourceIn(list, field) : undefined
  const prefix = prefixOf({ ...config, code })
  const keys = [key, asked?.chooser ?? key].map((name) => (sub === '' ? name : `${sub}:${name}`))
  const isHidden = fieldSurfaces.every((surface) => keys.some((name) => context.hiddenFields(prefix, surface).has(name)))
  if (list && field && !isHidden && asked?.source?.from === 'table') return { field, source: asked.source, list }
  throw new CallFailure('bad-request', 'rows.unknownField', { field: sub === '' ? key : `${sub}.${key}` })
}

/** Where the texts of a field come from; those of a property of a record from the table that the record is chosen from. */
function sourceIn(list: FieldList, field: FieldConfig): { source?: LabelSource | null; chooser?: string } {
  const facts = factsOf(field)
  const shown = facts.looksUp?.(field)
  if (!shown) return { source: facts.labels?.(field) }
  const own = locateFields(list).find((place) => place.field.key === shown.of)?.field
  const chooser = own ?? (isSystemField(shown.of) ? systemFieldOf(shown.of).field : undefined)
  const chosen = chooser && isFieldKind(chooser.type) ? factsOf(chooser).labels?.(chooser) : undefined
  return { source: propertyOf(chosen, shown.field), chooser: shown.of }
}
