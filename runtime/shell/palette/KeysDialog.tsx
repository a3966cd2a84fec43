import type { SourceText } from '../../../schemas/language/SourceText'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { useFocusBack } from '../../kit/useFocusBack'
import { useFeatureText } from '../../session/featureText'
import { useKeyName } from './keyNames'
import { type KeyTextName, keyTexts } from './keyTexts'
import { commandKey, namesOfKey, type ShellKeyName, shellKeys } from './shellKeys'
import './palette.css'

/** Keys beside those of the shell, and where each works. */
const otherKeys: Readonly<Record<'tabStrip' | 'lists' | 'forms' | 'tables', readonly (readonly [KeyTextName, ...string[]])[]>> = {
  tabStrip: [
    ['moveTab', 'Alt Shift ←', 'Alt Shift →'],
    ['closeFocused', 'Delete'],
    ['tabMenu', 'Shift F10'],
  ],
  lists: [
    ['cells', '↑ ↓ ← →'],
    ['select', 'Space'],
    ['selectUpTo', 'Shift Space'],
    ['filter', 'Alt ↓'],
    ['columnWidth', `${commandKey} ←`, `${commandKey} →`],
    ['moveColumn', `${commandKey} Shift ←`, `${commandKey} Shift →`],
    ['undoDelete', `${commandKey} Z`],
  ],
  forms: [
    ['save', `${commandKey} Enter`, `${commandKey} S`],
    ['next', 'Enter'],
  ],
  tables: [
    ['edit', 'Enter', 'F2'],
    ['mark', 'Shift ↑ ↓ ← →', `${commandKey} A`],
    ['fillDown', `${commandKey} D`],
    ['fillAll', `${commandKey} Enter`],
    ['undo', `${commandKey} Z`],
    ['redo', `${commandKey} Y`],
    ['moveRow', 'Alt ↑', 'Alt ↓'],
    ['openRow', 'Alt Enter'],
  ],
}

/** Every key that the product knows, and what it does. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useFeatureText<KeyTextName>(keyTexts)
  useFocusBack()
  const own = (Object.keys(shellKeys) as ShellKeyName[]).map((name) => [keyTexts[name], namesOfKey(name).join(' ')] as const)
  return (
    <Modal open {...stillDialog} title={say('title')} footer={null} width={1040} onCancel={onClose}>
      <div className="pw-keys-groups">
        <KeyList title={say('everywhere')} keys={own} />
        {(Object.keys(otherKeys) as (keyof typeof otherKeys)[]).map((place) => (
          <KeyList key={place} title={say(place)} keys={otherKeys[place].map(([name, ...pressed]) => [keyTexts[name], ...pressed])} />
        ))}
      </div>
    </Modal>
  )
}

interface KeyListProps {
  title: string
  /** What each does, and the keys that do it. */
  keys: readonly (readonly [SourceText, ...string[]])[]
}

function KeyList({ title, keys }: KeyListProps) {
  const say = useFeatureText<KeyTextName>(keyTexts)
  return (
    <section>
      <h2 className="pw-keys-heading">{title}</h2>
      <dl className="pw-keys">
        {keys.map(([does, ...pressed]) => (
          <KeyLine key={does['en-US']} does={say(does)} pressed={pressed} />
        ))}
      </dl>
    </section>
  )
}

function KeyLine({ does, pressed }: { does: string; pressed: readonly string[] }) {
  const nameOf = useKeyName()
  return (
    <>
      <dt>{does}</dt>
      <dd>
        {pressed.map((keys, index) => (
          <span key={keys}>
            {index > 0 && ' / '}
            <kbd>{keys.split(' ').map(nameOf).join(' + ').replace('↑ + ↓ + ← + →', '↑ ↓ ← →')}</kbd>
          </span>
        ))}
      </dd>
    </>
  )
}
