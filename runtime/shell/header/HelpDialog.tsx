import { useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { type RichTextField, richText as richTextFacts } from '../../../schemas/fields/richText'
import { RichTextBox } from '../../fields/parts/richText/RichTextBox'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import type { FieldModel } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { helpKey, sendHelp } from './helpCalls'

interface HelpDialogProps {
  path: string
  content: string
  onClose(): void
}

/** Writes the help about a page. Saving nothing clears it. */
export function HelpDialog({ path, content, onClose }: HelpDialogProps) {
  const { text, calls, notify } = usePageHost()
  const queries = useQueryClient()
  const [written, setWritten] = useState(content)
  const [isSaving, setSaving] = useState(false)
  const isDirty = written !== content
  const close = useCloseWithQuestion(isDirty, onClose)
  const save = async () => {
    setSaving(true)
    try {
      const saved = await sendHelp(calls, path, written)
      queries.setQueryData(helpKey(path), saved)
      notify('success', text(saved === '' ? 'header.helpCleared' : 'header.helpSaved'))
      onClose()
    } catch (error) {
      setSaving(false)
      notify('warning', errorText(error, text))
    }
  }
  return (
    <DialogWithFullscreen
      isOpen
      title={text('header.maintainHelp')}
      width={1000}
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={close}>{text('kit.cancel')}</Button>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {text('header.save')}
          </Button>
        </Space>
      }
    >
      <RichTextBox
        field={contentField(text('header.helpText'))}
        id="pw-help-text"
        value={written}
        onChange={(value) => setWritten(typeof value === 'string' ? value : '')}
        disabled={isSaving}
        isInvalid={false}
        autoFocus
        readRow={() => ({})}
      />
    </DialogWithFullscreen>
  )
}

function contentField(title: string): FieldModel<RichTextField> {
  return {
    key: 'content',
    kind: 'richText',
    config: { key: 'content', type: 'richText', title },
    facts: richTextFacts,
    title,
    placeholder: '',
    help: '',
    rules: [],
    isRequired: false,
    isInList: false,
    isInForm: true,
    isDisabled: false,
    isSortable: false,
    isLocked: false,
    align: 'left',
    statistics: [],
  }
}
