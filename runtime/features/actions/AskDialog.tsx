import { useId, useMemo, useState } from 'react'
import { translate } from '../../../schemas/language/SourceText'
import { fillText } from '../../../schemas/page/Text'
import { CallError } from '../../calls/Calls'
import { RowForm } from '../../form/RowForm'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import type { ButtonModel, FormPart } from '../../model/PageModel'
import { type PageHost, PageHostProvider, usePageHost } from '../../session/PageHost'
import type { AskedValues } from './runAction'

/** Nothing is saved in such a form: what fails is what the button does. */
const failed = {
  'zh-CN': '“${name}”未成功，已填写的内容仍保留',
  'en-US': '“${name}” did not succeed. What you have typed is still here.',
  'de-DE': '„${name}“ ist fehlgeschlagen. Ihre Eingaben sind noch da.',
}

/** What is asked for, and what is done with it. */
export interface AskTask {
  button: ButtonModel
  perform(input: AskedValues): Promise<void>
}

interface AskDialogProps {
  task: AskTask
  isOpen: boolean
  onClose(): void
}

/** The form of the values that a button asks for. What fails is said in it, and what was typed stays. */
export function AskDialog({ task, isOpen, onClose }: AskDialogProps) {
  const { setDirty } = usePageHost()
  const dirtyKey = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(dirtyKey, dirty)
  }
  const close = () => {
    noteDirty(false)
    onClose()
  }
  const { label, ask } = task.button
  if (!ask) return null
  return (
    <DialogWithFullscreen isOpen={isOpen} title={label} width={ask.form.width} isDirty={isDirty} onClose={close}>
      <AskForm ask={ask} task={task} isDirty={isDirty} onDirtyChange={noteDirty} onClose={close} />
    </DialogWithFullscreen>
  )
}

interface AskFormProps {
  ask: FormPart
  task: AskTask
  isDirty: boolean
  onDirtyChange(isDirty: boolean): void
  onClose(): void
}

function AskForm({ ask, task, isDirty, onDirtyChange, onClose }: AskFormProps) {
  const outer = usePageHost()
  const host = useMemo(() => performingHost(outer, task), [outer, task])
  const cancel = useCloseWithQuestion(isDirty, onClose)
  const { label } = task.button
  return (
    <PageHostProvider value={host}>
      <RowForm
        page={ask}
        mode="add"
        onSaved={onClose}
        onCancel={cancel}
        onDirtyChange={onDirtyChange}
        saveText={label}
        failedText={fillText(translate(failed, outer.language), { name: label })}
        isQuiet
      />
    </PageHostProvider>
  )
}

/** To save the form is to do what the button does. */
function performingHost(host: PageHost, { perform }: AskTask): PageHost {
  const add: PageHost['calls']['add'] = async (_url, input) => {
    try {
      await perform(input)
    } catch (error) {
      throw inForm(error)
    }
    return { id: '' }
  }
  return { ...host, calls: { ...host.calls, add } }
}

/** The server names the values by their place in what was sent, the form by their keys. */
function inForm(error: unknown): unknown {
  if (!(error instanceof CallError) || !error.details.errors) return error
  const errors = error.details.errors.map((found) => ({ ...found, path: found.path.replace(/^\/input(?=\/)/, '') }))
  return new CallError(error.kind, error.message, { ...error.details, errors })
}
