import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import type { PageSummary } from '../../../schemas/api/pages'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { type NewText, nameOfKind, nameOfNew, type WrittenKind } from '../kinds'
import { PageCodeField } from '../life/PageCodeField'

interface NewPageDialogProps {
  /** What can be made. */
  kinds: readonly WrittenKind[]
  pages: readonly PageSummary[]
  onCreate(page: NewText): Promise<void>
  onCancel(): void
}

/** Asks for what a new page or document cannot be without: its kind, its code and its title. */
export function NewPageDialog({ kinds, pages, onCreate, onCancel }: NewPageDialogProps) {
  const { text, language } = useText()
  const [form] = Form.useForm<NewText>()
  const [isBusy, setBusy] = useState(false)
  const kind = Form.useWatch('kind', form) ?? 'list'

  async function create(): Promise<void> {
    const page = await form.validateFields().catch(() => null)
    if (!page) return
    setBusy(true)
    await onCreate(page).finally(() => setBusy(false))
  }

  return (
    <Modal
      open
      {...stillDialog}
      title={text('studio.newPage')}
      okText={text('studio.create')}
      cancelText={text('kit.cancel')}
      confirmLoading={isBusy}
      // The dialog takes the focus for itself when it opens: the code is what is typed first.
      afterOpenChange={(isShown) => isShown && (form.getFieldInstance('code') as { focus(): void } | undefined)?.focus()}
      onOk={() => void create()}
      onCancel={onCancel}
    >
      <Form form={form} layout="vertical" initialValues={{ kind: 'list' }} onFinish={() => void create()}>
        <Form.Item name="kind" label={text('studio.kind')}>
          <Radio.Group options={kinds.map((value) => ({ value, label: nameOfKind(value, language) }))} />
        </Form.Item>
        <PageCodeField nameOf={(code) => nameOfNew({ kind, code })} taken={pages.map((page) => page.code)} />
        <Form.Item
          name="title"
          label={text('studio.name')}
          rules={[{ required: true, whitespace: true, message: text('studio.nameMissing') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Modal>
  )
}
