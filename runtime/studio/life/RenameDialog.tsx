import { Form } from 'antd'
import { codeOfName, nameBeside } from '../../../schemas/documents/documentName'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { LifePlanView } from './LifePlanView'
import type { PageActionProps } from './PageAction'
import { PageCodeField } from './PageCodeField'
import { useLifeAction } from './useLifeAction'

/** Asks for the new code of a page, and says what follows it. */
export function RenameDialog(props: PageActionProps) {
  const { page, studio, onCancel } = props
  const { text } = useText()
  const [form] = Form.useForm<{ code: string }>()
  const { plan, error, isForced, setForced, isReady, isBusy, run } = useLifeAction('rename', props)
  async function rename(): Promise<void> {
    const values = await form.validateFields().catch(() => null)
    if (values) await run(() => studio.rename(page.code, { code: nameBeside(page.code, values.code), force: isForced }))
  }
  return (
    <FormModal
      open
      {...stillDialog}
      title={text('studio.life.renameTitle', { title: page.title })}
      okText={text('studio.life.rename')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isBusy}
      onOk={() => void rename()}
      onCancel={onCancel}
    >
      <Form form={form} layout="vertical" initialValues={{ code: codeOfName(page.code) }} onFinish={() => void rename()}>
        <PageCodeField nameOf={(code) => nameBeside(page.code, code)} taken={[page.code]} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
      <LifePlanView plan={plan} error={error} isForced={isForced} onForce={setForced} />
    </FormModal>
  )
}
