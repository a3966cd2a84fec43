import { Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import type { PageSummary } from '../../../schemas/api/pages'
import { translate } from '../../../schemas/language/SourceText'
import { type PageKind, pageFacts, pageKinds } from '../../../schemas/page/kinds'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { CodeField } from '../life/CodeField'

export interface NewPage {
  kind: PageKind
  code: string
  title: string
}

interface NewPageDialogProps {
  pages: readonly PageSummary[]
  onCreate(page: NewPage): Promise<void>
  onCancel(): void
}

/** Asks for what a new page cannot be without: its kind, its code and its title. */
export function NewPageDialog({ pages, onCreate, onCancel }: NewPageDialogProps) {
  const { text, language } = useText()
  const [form] = Form.useForm<NewPage>()
  const [isBusy, setBusy] = useState(false)

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
          <Radio.Group options={pageKinds.map((kind) => ({ value: kind, label: translate(pageFacts[kind].name, language) }))} />
        </Form.Item>
        <CodeField taken={pages.map(({ code }) => code)} />
        <Form.Item name="title" label={text('studio.name')} rules={[{ required: true, whitespace: true, message: text('studio.name') }]}>
          <Input maxLength={60} />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Modal>
  )
}
