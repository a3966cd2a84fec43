import type { JSONSchema7 } from 'json-schema'
import type { Finding } from '../checks/Finding'
import { checkRowChoices } from './checkRowChoices'
import type { ChoiceBase } from './FieldBase'
import { type ColumnType, type FieldCall, type FieldFacts, type FieldInPage, type LabelSource, textSchema } from './FieldFacts'
import type { ReportView } from './ReportView'
import { choiceValueOf } from './RowChoices'

/** What kinds have in common that take one choice of several. */
export const oneChoice = {
  column: (field: ChoiceBase): ColumnType => (holdsNumber(field) ? 'numeric' : 'text'),
  valueSchema: (field: ChoiceBase): JSONSchema7 => ({ type: holdsNumber(field) ? 'number' : ['string', 'number', 'boolean'] }),
  query: 'eq',
  labels: choiceLabels,
  calls: choiceCalls,
  checkPage: checkOneChoice,
} satisfies Partial<FieldFacts<ChoiceBase>>

/** What kinds have in common that take several choices: their values are joined by commas. */
export const severalChoices = {
  column: (): ColumnType => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  labels: choiceLabels,
  calls: choiceCalls,
  checkPage: checkJoinedChoices,
  isMultiple: () => true,
} satisfies Partial<FieldFacts<ChoiceBase>>

/** How the online report tells of choices, by the name of their view. Without any there is nothing to choose. */
export function choiceView(name: string): ReportView<ChoiceBase> {
  return {
    name,
    read({ enum: choices, dictTable: table, dictText: label, dictCode }) {
      if (choices) return { options: choices.map(({ text, ...choice }) => ({ ...choice, label: text })) }
      if (table && label) return { choices: { table, label, ...(dictCode ? { value: dictCode } : {}) } }
      return dictCode ? { dictCode } : null
    },
  }
}

/** Whether the choice is stored as a number. */
export function holdsNumber({ valueType }: Pick<ChoiceBase, 'valueType'>): boolean {
  return valueType === 'number'
}

/** Where a choice field's texts come from. */
function choiceLabels({ options, choices, from, dictCode }: ChoiceBase): LabelSource | null {
  if (options) return { from: 'options', options }
  if (choices) return { from: 'table', ...choices, value: choiceValueOf(choices) }
  // What a call answers for one row says nothing of the values of others.
  if (from?.query) return null
  if (from) return { from: 'call', url: from.url, value: from.value, label: from.label }
  return dictCode ? { from: 'dict', code: dictCode } : null
}

function choiceCalls({ from }: ChoiceBase): FieldCall[] {
  if (!from) return []
  const answered = [
    { name: from.value, path: ['from', 'value'] },
    { name: from.label, path: ['from', 'label'] },
  ]
  return [{ url: from.url, foreign: from.foreign, path: ['from', 'url'], query: from.query, answered }]
}

/** The places that choices can come from, by the properties that name them. */
const sources = ['options', 'dictCode', 'choices', 'from'] as const

/** What is stored as it is has the type of the dictionary's values; several are joined to a text anyway. */
function checkOneChoice(field: ChoiceBase, place: FieldInPage): Finding[] {
  const wrong = checkChoices(field, place)
  return wrong.length > 0 ? wrong : checkDictionaryType(field, place)
}

function checkDictionaryType(field: ChoiceBase, { path, known }: FieldInPage): Finding[] {
  const { dictCode = '' } = field
  const found = known.dictionaryTypes?.get(dictCode)
  if (found === undefined || (found === 'number') === holdsNumber(field)) return []
  const code = found === 'number' ? 'numbers-as-texts' : 'texts-as-numbers'
  return [{ code, path: [...path, 'dictCode'], values: { name: dictCode }, severity: 'warning' }]
}

/** A field to choose in offers something to choose, from one place. */
function checkChoices(field: ChoiceBase, place: FieldInPage): Finding[] {
  const { path } = place
  const { dictCode = '', choices } = field
  // An empty list of options is one: it would stand before the other place, and offer nothing.
  const [first, second] = sources.filter((name) => field[name] !== undefined && field[name] !== '')
  const isEmpty = first === undefined || (first === 'options' && field.options?.length === 0)
  if (second === undefined && isEmpty) return [{ code: 'no-choices', path, values: { name: field.key } }]
  if (first !== undefined && second !== undefined)
    return [{ code: 'two-choices', path: [...path, second], at: 'key', values: { name: first, other: second } }]
  if (dictCode.includes(',')) return [{ code: 'incomplete-table-code', path: [...path, 'dictCode'], values: { name: dictCode } }]
  if (choices) return checkRowChoices(choices, holdsNumber(field), place)
  return holdsNumber(field) ? checkNumbers(field, place) : []
}

/** What is stored as a number is one wherever it comes from. */
function checkNumbers({ options = [], dictCode = '' }: ChoiceBase, { path, known }: FieldInPage): Finding[] {
  const written = options.flatMap(({ value }, index): Finding[] =>
    typeof value === 'number'
      ? []
      : [{ code: 'no-number-choice', path: [...path, 'options', index, 'value'], values: { found: String(value) } }],
  )
  const entry = [...(known.dictionaryValues?.get(dictCode) ?? [])].find((value) => !isNumber(value))
  if (entry === undefined) return written
  return [...written, { code: 'no-number-entry', path: [...path, 'dictCode'], values: { name: dictCode, found: entry } }]
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

/** Choices of which several are taken: none falls apart at its commas. */
function checkJoinedChoices(field: ChoiceBase, place: FieldInPage): Finding[] {
  const { path } = place
  if (holdsNumber(field)) return [{ code: 'joined-numbers', path: [...path, 'valueType'], at: 'key' }]
  const commas = (field.options ?? []).flatMap(({ value }, index): Finding[] =>
    String(value).includes(',')
      ? [{ code: 'comma-in-choice', path: [...path, 'options', index, 'value'], values: { found: String(value) } }]
      : [],
  )
  return [...checkChoices(field, place), ...commas]
}
