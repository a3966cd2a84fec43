import type { KeyValueField } from '../../schemas/fields/keyValue'
import { parsePairs } from '../../schemas/fields/pairs'
import type { EditorProps, FieldComponents } from './FieldComponents'
import { LaterPopoverEditor, preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

const PairsBox = lazyComponent(() => import('./parts/pairs/PairsBox'), 'PairsBox', 32)

/** The pairs as a line of text; what holds none is shown as it is. */
function pairsText(value: unknown): string {
  const pairs = parsePairs(value)
  return pairs ? pairs.map(({ key, value: held }) => `${key}: ${held}`).join('; ') : plainText(value)
}

function PairsEditor({ onClose, ...props }: EditorProps<KeyValueField>) {
  return (
    <LaterPopoverEditor text={pairsText(props.value)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <PairsBox {...props} autoFocus />
      </div>
    </LaterPopoverEditor>
  )
}

export const keyValue: FieldComponents<KeyValueField> = {
  text: pairsText,
  Input: PairsBox,
  showsByInput: true,
  preload: PairsBox.preload,
  preloadEditor: () => preloadPopover(PairsBox),
  Editor: PairsEditor,
  opensPopup: true,
  Query: TextQuery,
}
