import type { CronField } from '../../schemas/fields/cron'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

const CronBox = lazyComponent(() => import('./parts/CronBox'), 'CronBox')

export const cron: FieldComponents<CronField> = {
  text: plainText,
  Input: CronBox,
  preload: CronBox.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <CronBox {...props} onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: TextQuery,
}
