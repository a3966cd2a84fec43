import { Form, Input } from 'antd'
import type { CopyBody } from '../../../schemas/api/pageLife'
import { codeOfName, nameBeside, readDocumentName } from '../../../schemas/documents/documentName'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import type { PageActionProps } from './PageAction'
import { PageCodeField } from './PageCodeField'
import { useLifeAction } from './useLifeAction'

/** Asks how the copy is called; it becomes a draft with a table, calls and permissions of its own. */
export function CopyDialog(props: PageActionProps) {
  const { page, studio, onCancel } = props
  const { text } = useText()
  const [form] = Form.useForm<CopyBody>()
  const { isBusy, run } = useLifeAction(undefined, props)
  async function copy(): Promise<void> {
    const body = await form.validateFields().catch(() => null)
    if (body) await run(() => studio.copy(page.code, { ...body, code: nameBeside(page.code, body.code) }))
  }
  return (
    <FormModal
      open
      {...stillDialog}
      title={text('studio.life.copyTitle', { title: page.title })}
      okText={text('studio.life.copy')}
      cancelText={text('kit.cancel')}
      confirmLoading={isBusy}
      onOk={() => void copy()}
      onCancel={onCancel}
    >
      {!readDocumentName(page.code) && <p>{text('studio.life.copyHint')}</p>}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ code: `${codeOfName(page.code)}-copy`.slice(0, 60), title: text('studio.life.copyOf', { title: page.title }) }}
        onFinish={() => void copy()}
      >
        <PageCodeField nameOf={(code) => nameBeside(page.code, code)} />
        <Form.Item
          name="title"
          label={text('studio.name')}
          rules={[{ required: true, whitespace: true, message: text('studio.nameMissing') }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </FormModal>
  )
}
