import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { narrowScreen, useMediaQuery } from '../kit/useMediaQuery'
import { saveKeys } from './formKeys'
import type { RowFormCore } from './RowFormCore'
import type { RowFormProps } from './RowFormProps'
import { resetForm } from './submitForm'

interface FormButtonsProps extends Pick<RowFormProps, 'onCancel' | 'onRemove' | 'saveText' | 'canReset'> {
  core: RowFormCore
  onSubmit(): void
  onAnother?(): void
  onPrint?(): void
}

export function FormButtons({ core, onSubmit, onAnother, onPrint, onCancel, onRemove, saveText, canReset }: FormButtonsProps) {
  const isSaving = useAtomValue(core.signals.isSaving, { store: core.store.atoms })
  const isAdded = useAtomValue(core.signals.isAdded, { store: core.store.atoms })
  const isRemoved = useAtomValue(core.signals.remoteChanges, { store: core.store.atoms }) === 'removed'
  // The notice of a conflict asks for a decision first, and has the one button that stands out.
  const hasConflict = useAtomValue(core.signals.conflict, { store: core.store.atoms }) !== null
  const { text } = core.host
  const isView = core.mode === 'view'
  // A narrow screen has it first: for the keyboard as well as for the eye.
  const isNarrow = useMediaQuery(narrowScreen)
  const save = !isView && (
    <Button
      type={hasConflict ? 'default' : 'primary'}
      className="pw-form-save"
      loading={isSaving}
      disabled={isAdded || isRemoved}
      title={text(saveKeys.text)}
      aria-keyshortcuts={saveKeys.aria}
      onClick={onSubmit}
    >
      {saveText ?? text('form.save')}
    </Button>
  )
  return (
    <div className="pw-form-buttons">
      {isNarrow && save}
      {onRemove && (
        <Button danger className="pw-form-remove" disabled={isSaving} onClick={onRemove}>
          {text('list.delete')}
        </Button>
      )}
      {onPrint && (
        <Button icon={<PrinterOutlined aria-hidden />} aria-keyshortcuts="Control+P Meta+P" onClick={onPrint}>
          {text('form.print')}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{text(isView ? 'form.close' : 'form.cancel')}</Button>}
      {canReset && !isView && (
        <Button disabled={isSaving} onClick={() => resetForm(core)}>
          {text('form.reset')}
        </Button>
      )}
      {onAnother && (
        <Button disabled={isSaving || isAdded} onClick={onAnother}>
          {text('form.saveAnother')}
        </Button>
      )}
      {!isNarrow && save}
    </div>
  )
}
