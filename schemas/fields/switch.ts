import type { Finding } from '../checks/Finding'
import { chooseText, type Text } from '../page/Text'
import { onOff, onOffView, sidesOf } from './checkbox'
import type { OnOffBase } from './FieldBase'
import type { FieldFacts, FieldInPage } from './FieldFacts'

/** A switch that is on or off. */
export interface SwitchField extends OnOffBase {
  type: 'switch'
  /** Texts that are shown for on and off, for example open and closed; yes and no when left out. */
  texts?: [Text, Text]
}

/** Two texts that nobody can tell apart, or one that is empty, would hide how the switch stands. */
function checkSides(field: SwitchField, place: FieldInPage): Finding[] {
  const [on, off] = onOff(field)
  const isOne = String(on) === String(off)
  const same: Finding[] = isOne ? [{ code: 'duplicate-key', path: [...place.path, 'customValue', 1], values: { name: String(off) } }] : []
  return [...same, ...checkTexts(field, place)]
}

function checkTexts({ key, texts }: SwitchField, { path }: FieldInPage): Finding[] {
  if (!texts) return []
  const [on, off] = texts.map((text) => chooseText(text, 'zh-CN').trim())
  return on && off && on !== off ? [] : [{ code: 'unclear-texts', path: [...path, 'texts'], values: { name: key } }]
}

export const switchField: FieldFacts<SwitchField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...onOff(field)] }),
  initialValue: (field) => onOff(field)[1],
  sides: (field) => sidesOf(field, field.texts),
  query: 'eq',
  reportView: onOffView,
  checkPage: checkSides,
  examples: [
    { type: 'switch', key: 'active', title: { 'zh-CN': '启用', 'en-US': 'Active', 'de-DE': 'Aktiv' }, customValue: [1, 0] },
    {
      type: 'switch',
      key: 'door',
      title: { 'zh-CN': '门', 'en-US': 'Door', 'de-DE': 'Tür' },
      texts: [
        { 'zh-CN': '开', 'en-US': 'Open', 'de-DE': 'Offen' },
        { 'zh-CN': '关', 'en-US': 'Closed', 'de-DE': 'Zu' },
      ],
    },
  ],
}
