import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { LifePlanView } from './LifePlanView'
import type { PageActionProps } from './PageAction'
import { useLifeAction } from './useLifeAction'

/** Says what is lost to whom while a page is taken off, and asks. */
export function UnpublishDialog(props: PageActionProps) {
  const { page, studio, onCancel } = props
  const { text } = useText()
  const { plan, error, isForced, setForced, isReady, isBusy, run } = useLifeAction('unpublish', props)
  return (
    <FormModal
      open
      {...stillDialog}
      title={text('studio.life.unpublishTitle', { title: page.title })}
      okText={text('studio.life.unpublish')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !isReady, danger: true }}
      confirmLoading={isBusy}
      onOk={() => void run(() => studio.unpublish(page.code, { force: isForced }))}
      onCancel={onCancel}
    >
      <LifePlanView plan={plan} error={error} isForced={isForced} onForce={setForced} />
    </FormModal>
  )
}
