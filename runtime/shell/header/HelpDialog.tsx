import { useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useMemo, useState } from 'react'
import type { HelpText } from '../../../schemas/api/help'
import type { RichTextField } from '../../../schemas/fields/richText'
import { RichTextBox } from '../../fields/parts/richText/RichTextBox'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { compileDialogField } from '../../model/compileDialog'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { helpKey, sendHelp } from './helpCalls'

interface HelpDialogProps {
  path: string
  /** What stands there so far. */
  help: HelpText | null
  onClose(): void
}

/** Writes the help about a page. Saving nothing clears it. */
export function HelpDialog({ path, help, onClose }: HelpDialogProps) {
  const { text, calls, notify, language } = usePageHost()
  const queries = useQueryClient()
  const content = help?.content ?? ''
  const [written, setWritten] = useState(content)
  const [isSaving, setSaving] = useState(false)
  const isDirty = written !== content
  const field = useMemo(
    () => compileDialogField<RichTextField>({ key: 'content', type: 'richText', title: text('header.helpText') }, language),
    [text, language],
  )
  const close = useCloseWithQuestion(isDirty, onClose)
  const save = async () => {
    setSaving(true)
    try {
      const saved = await sendHelp(calls, path, help, written)
      queries.setQueryData(helpKey(path), saved)
      notify('success', text(saved === null ? 'header.helpCleared' : 'header.helpSaved'))
      onClose()
    } catch (error) {
      setSaving(false)
      warnOf({ notify, text }, error)
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
        field={field}
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
