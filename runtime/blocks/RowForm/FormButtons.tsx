import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import type { RowFormCore } from './RowFormCore'
import type { RowFormProps } from './RowFormProps'
import { resetForm } from './submitForm'

interface FormButtonsProps extends Pick<RowFormProps, 'onCancel' | 'saveText' | 'canReset'> {
  core: RowFormCore
  onSubmit(): void
}

export function FormButtons({ core, onSubmit, onCancel, saveText, canReset }: FormButtonsProps) {
  const isSaving = useAtomValue(core.signals.isSaving, { store: core.store.atoms })
  const isAdded = useAtomValue(core.signals.isAdded, { store: core.store.atoms })
  const { text } = core.host
  const isView = core.mode === 'view'
  return (
    <div className="pw-form-buttons">
      {onCancel && <Button onClick={onCancel}>{text(isView ? 'form.close' : 'form.cancel')}</Button>}
      {canReset && !isView && (
        <Button disabled={isSaving} onClick={() => resetForm(core)}>
          {text('form.reset')}
        </Button>
      )}
      {!isView && (
        <Button type="primary" loading={isSaving} disabled={isAdded} onClick={onSubmit}>
          {saveText ?? text('form.save')}
        </Button>
      )}
    </div>
  )
}
