import type { FieldDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { type ControlFacts, controls } from './controls'
import { defaultOf } from './defaultOf'
import { gridOf } from './gridOf'
import type { ImportContext } from './ImportContext'
import { importedChoices } from './importedChoices'
import { importedRules } from './importedRules'
import { categoryOf, linkedOf, lookupOf, popupOf, recordOf, treeOf } from './relatedOf'
import type { SourceField } from './SourceField'

/** The settings that a kind of field needs of the source; null where the source does not say enough, so that plain text stands in. */
export type SettingsReader = (source: SourceField, context: ImportContext, note: NoteLoss) => Record<string, unknown> | null

const readers: Record<NonNullable<ControlFacts['reads']>, SettingsReader> = {
  choices: importedChoices,
  category: categoryOf,
  tree: treeOf,
  report: popupOf,
  record: recordOf,
  lookup: lookupOf,
  linked: linkedOf,
  onOff: onOffOf,
}

/** A field of a page from a field of a source. */
export function importField(source: SourceField, context: ImportContext, note: NoteLoss): FieldDraft {
  const { type, settings } = kindOf(source, context, note)
  if (type === 'lookup')
    return { key: source.key, type, title: source.title, ...settings, ...placesOf(source), ...withoutSorting(gridOf(source, note)) }
  const rules = importedRules(source, note)
  const defaultValue = defaultOf(source, type, note)
  return {
    key: source.key,
    type,
    title: source.title,
    ...settings,
    ...(source.placeholder ? { placeholder: source.placeholder } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(rules.length > 0 ? { validateRules: rules } : {}),
    ...(source.isReadOnly ? { disabled: true } : {}),
    ...placesOf(source),
    ...gridOf(source, note),
  }
}

function placesOf({ isInList, isInForm }: SourceField): { list?: false; form?: false } {
  return { ...(isInList === false ? { list: false } : {}), ...(isInForm === false ? { form: false } : {}) }
}

/** What is stored elsewhere cannot be sorted or summed up here. */
function withoutSorting({ isOrder: _order, statistics: _figures, ...grid }: Record<string, unknown>): Record<string, unknown> {
  return grid
}

function kindOf(source: SourceField, context: ImportContext, note: NoteLoss): { type: string; settings: Record<string, unknown> } {
  const facts = Object.hasOwn(controls, source.control) ? controls[source.control] : undefined
  if (!facts) {
    note('kind-unknown', source.place, { title: source.title, found: source.control })
    return { type: 'input', settings: {} }
  }
  const read = facts.reads === undefined ? {} : readers[facts.reads](source, context, note)
  if (read === null) return { type: 'input', settings: {} }
  const { type, ...settings } = read
  // Rows of a table that has a kind of its own need nothing that the control says of choices.
  if (typeof type === 'string') return { type, settings }
  const isSeveral = facts.reads === 'choices' && (source.extra?.mode === 'multiple' || source.extra?.multiple === true)
  const written = isSeveral ? 'selectMultiple' : typed(facts.type, source)
  const { allowSearch, ...others } = settings
  const narrowed = allowSearch === true && written === 'select' ? { allowSearch } : {}
  return { type: written, settings: { ...facts.settings, ...others, ...narrowed, ...sizeOf(facts.type, source) } }
}

/** Text that the table keeps as a number is a number. */
function typed(type: string, { columnType = '' }: SourceField): string {
  return type === 'input' && isNumberColumn(columnType) ? 'inputNumber' : type
}

function isNumberColumn(columnType: string): boolean {
  return ['int', 'integer', 'long', 'double', 'bigdecimal', 'decimal', 'float'].includes(columnType.toLowerCase())
}

function sizeOf(type: string, { columnType = '', length = 0, precision = 0, extra = {} }: SourceField): Record<string, unknown> {
  if (isNumberColumn(columnType)) {
    if (type !== 'input' && type !== 'inputNumber') return {}
    return /^(int|integer|long)$/i.test(columnType) ? { integer: true } : precision > 0 ? { precision } : {}
  }
  if (type === 'date' && typeof extra.picker === 'string' && extra.picker !== 'date') return { picker: extra.picker }
  return type === 'input' && length > 0 ? { maxLength: length } : {}
}

/** The values of a switch or check box: written, or those that the sources have by themselves. */
function onOffOf({ extra = {} }: SourceField): Record<string, unknown> {
  const written = Array.isArray(extra.customValue) ? extra.customValue : undefined
  return written?.length === 2 ? { customValue: written } : {}
}
