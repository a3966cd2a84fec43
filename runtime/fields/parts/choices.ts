import { useMemo } from 'react'
import type { DictItem } from '../../../schemas/api/session'
import { holdsNumber } from '../../../schemas/fields/choices'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { FieldModel } from '../../model/PageModel'
import type { DictionaryState } from '../../session/DictionaryState'
import { cachedDictionary } from '../../session/dictionaryCache'
import { usePageHost } from '../../session/PageHost'
import { inLanguage, useDictItems } from '../../session/useDictItems'
import { currentLanguage } from '../../text/i18n'
import type { RowValues } from '../FieldComponents'
import { callChoicesAtHand } from './callChoicesAtHand'
import { dictColorsOf, hasDictText, joinNames, plainText, shownTextOf, splitValues } from './values'

/** One choice, its text chosen. */
export interface ChoiceOption {
  value: string | number | boolean
  text: string
  color?: string
  icon?: string
  /** What it means. */
  description?: string
  disabled?: boolean
}

export interface ChoiceOptions {
  choices: readonly ChoiceOption[]
  isPending: boolean
  error: Error | null
  retry(): void
  /** The page names neither choices nor a dictionary. */
  isMissing: boolean
}

const written = new WeakMap<NonNullable<ChoiceBase['options']>, { language: Language; choices: readonly ChoiceOption[] }>()

/** The same list as long as the language is the same: every cell of a grid asks. */
function choicesFromPage({ options }: ChoiceBase, language: Language): readonly ChoiceOption[] | undefined {
  if (!options) return undefined
  const known = written.get(options)
  if (known?.language === language) return known.choices
  const choices = options.map(({ value, label, color, icon, disabled }) => ({
    value,
    text: chooseText(label, language, plainText(value)),
    color,
    icon,
    disabled,
  }))
  written.set(options, { language, choices })
  return choices
}

/** An entry of a dictionary as a choice of the field; what the field stores as a number is one. */
function choiceFromDictionary({ value, text, color, description, disabled }: DictItem, field: ChoiceBase): ChoiceOption {
  return { value: storedAs(field, value), text, color: color ?? undefined, description, disabled }
}

const listed = new WeakMap<ChoiceBase, { items: readonly DictItem[]; choices: readonly ChoiceOption[] }>()

/** The same list as long as the entries are the same, for the same reason. */
function choicesFromDictionary(field: ChoiceBase, items: readonly DictItem[]): readonly ChoiceOption[] {
  const known = listed.get(field)
  if (known?.items === items) return known.choices
  const choices = items.map((item) => choiceFromDictionary(item, field))
  listed.set(field, { items, choices })
  return choices
}

/** A value of the wire, where all are texts, as the field stores it. */
export function storedAs(field: ChoiceBase, value: string): string | number {
  const isNumber = holdsNumber(field) && value.trim() !== '' && Number.isFinite(Number(value))
  return isNumber ? Number(value) : value
}

/** The choices that the page writes at a field: nothing to fetch, nothing to follow. */
export function useWrittenChoices({ config }: FieldModel<ChoiceBase>): ChoiceOptions {
  const { language } = usePageHost()
  return useMemo(() => {
    const choices = choicesFromPage(config, language)
    return { choices: choices ?? [], isPending: false, error: null, retry: () => {}, isMissing: choices === undefined }
  }, [config, language])
}

/** The choices of a field: its own, else those of its dictionary. */
export function useChoices({ config }: FieldModel<ChoiceBase>): ChoiceOptions {
  const { language } = usePageHost()
  const fromPage = choicesFromPage(config, language)
  const dictionary = useDictItems(fromPage ? undefined : config.dictCode)
  return fromPage ? { ...dictionary, choices: fromPage, isMissing: false } : choicesOf(config, dictionary)
}

/** The choices of a field whose dictionary is at hand. */
export function choicesOf(field: ChoiceBase, { items, isPending, error, retry }: DictionaryState): ChoiceOptions {
  return { choices: choicesFromDictionary(field, items), isPending, error, retry, isMissing: !field.dictCode }
}

/** The dictionary that the choices of a field come from; undefined where they come from elsewhere. */
export function dictionaryOf({ options, choices, from, dictCode }: ChoiceBase): string | undefined {
  return options || choices || from ? undefined : dictCode
}

/** The choice that a stored value means. Compared as text: `1` comes back from a text column as `"1"`. */
export function findChoice(choices: readonly ChoiceOption[], value: unknown): ChoiceOption | undefined {
  const wanted = plainText(value)
  return choices.find((choice) => String(choice.value) === wanted)
}

/** The text of one stored value, without React: what the server says, else the page's own choices, else the dictionary at hand. */
export function choiceText(value: unknown, field: FieldModel<ChoiceBase>, row: RowValues): string {
  return shownTextOf(value, field, row) ?? findChoice(choicesAtHand(field), value)?.text ?? plainText(value)
}

/** The texts of several stored values. */
export function choiceTexts(value: unknown, field: FieldModel<ChoiceBase>, row: RowValues): string {
  const shown = shownTextOf(value, field, row)
  if (shown !== undefined) return shown
  const choices = choicesAtHand(field)
  const texts = splitValues(value).map((one) => findChoice(choices, one)?.text ?? one)
  return joinNames(texts)
}

function choicesAtHand({ config }: FieldModel<ChoiceBase>): readonly ChoiceOption[] {
  const language = currentLanguage()
  const fromPage = choicesFromPage(config, language)
  if (fromPage) return fromPage
  if (config.from) return callChoicesAtHand(config.from)
  if (!config.dictCode) return []
  return cachedDictionary(config.dictCode)?.map((item) => choiceFromDictionary(inLanguage(item, language), config)) ?? []
}

/** true for a value that stands among other choices than are offered now; what can be typed freely is none of them. */
export function isGoneChoice({ choices, isPending, error, isMissing }: ChoiceOptions, value: string): boolean {
  return !isPending && !error && !isMissing && value !== '' && findChoice(choices, value) === undefined
}

/** Whether the text alone says everything: no colours or icons to draw, nobody to ask, and nothing to be marked. */
export function isPlainChoice(value: unknown, field: FieldModel<ChoiceBase>, row: RowValues): boolean {
  const { options, choices } = field.config
  if (choices && !options) return hasDictText(value, field, row) && !dictColorsOf(row, field.key).some((color) => color !== '')
  const values = field.facts.isMultiple?.(field.config) ? splitValues(value) : [plainText(value)]
  const isKnown = (one: string) => one === '' || options?.some((option) => String(option.value) === one)
  return (options?.every(({ color, icon }) => !color && !icon) ?? false) && values.every(isKnown)
}
