import { onOff } from '../../../schemas/fields/checkbox'
import type { OnOffBase } from '../../../schemas/fields/FieldBase'
import type { SwitchField } from '../../../schemas/fields/switch'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { reachedSelect } from '../../kit/reachedSelect'
import type { FieldModel } from '../../model/PageModel'
import { currentLanguage, text as textNow } from '../../text/i18n'
import type { RowValues } from '../FieldComponents'
import { rangeQuery } from './rangeQuery'
import { dictTextOf, plainText } from './values'

/** Whether the value stands for on. Compared as text: `1` comes back from a text column as `"1"`. */
export function isOn(value: unknown, field: OnOffBase): boolean {
  return value !== null && value !== undefined && String(value) === String(onOff(field)[0])
}

/** A box says yes or no; a switch may have texts of its own. */
export type OnOffField = OnOffBase & Pick<SwitchField, 'texts'>

/** The texts for on and off that the page writes; a broken one is as if it were left out. */
export function onOffTexts({ texts }: OnOffField, language: Language): readonly [on: string, off: string] | undefined {
  const chosen = texts?.map((text) => chooseText(text, language))
  return chosen?.[0] && chosen[1] ? [chosen[0], chosen[1]] : undefined
}

/** "Yes" or "no", or what the page writes for them; empty where there is no value, the value itself where it is neither of the pair. */
export function onOffText(value: unknown, field: FieldModel<OnOffField>, row: RowValues): string {
  const shown = dictTextOf(row, field.key)
  if (shown !== undefined || value === null || value === undefined || value === '') return shown ?? ''
  const [on, off] = onOffTexts(field.config, currentLanguage()) ?? [textNow('fields.yes'), textNow('fields.no')]
  if (isOn(value, field.config)) return on
  return String(value) === String(onOff(field.config)[1]) ? off : plainText(value)
}

export const ReachedOnOff = reachedSelect(() => import('./OnOffSelect'), 'OnOffSelect')

export const OnOffQuery = rangeQuery<OnOffField>((props) => {
  const { id, placeholder } = props
  const isNeeded = plainText(props.value) !== ''
  return <ReachedOnOff {...props} closed={{ id, placeholder, style: { width: '100%' } }} isNeeded={isNeeded} />
})
