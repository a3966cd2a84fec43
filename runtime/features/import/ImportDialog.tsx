import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Radio } from 'antd'
import { useEffect, useState } from 'react'
import type { ImportAnswer } from '../../../schemas/api/imports'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import { usePageHost } from '../../session/PageHost'
import type { ListDialogProps } from '../ListFeature'
import { ErrorsDialog } from './ErrorsDialog'
import { FilePick, fileProblem } from './FilePick'
import { ImportSteps } from './ImportSteps'
import { useImportText } from './importTexts'
import { useSheetDownload } from './useSheetDownload'
import './import.css'
import { useImport } from './useImport'

interface ImportDialogProps extends ListDialogProps {
  /** Path of the import. */
  url: string
  /** Title of the page. */
  title: string
  hasSubTables: boolean
  reload(): void
}

/** Rows that could not be imported, as the server tells of them. */
interface Errors {
  result: ImportAnswer
  message: string
}

/** Adds the rows of a spreadsheet: the file, what becomes of the good rows where others are not, and how far it is. */
export function ImportDialog({ url, title, hasSubTables, reload, isOpen, onClose }: ImportDialogProps) {
  const { notify, confirm } = usePageHost()
  const say = useImportText()
  const [errors, setErrors] = useState<Errors | null>(null)
  const end = (result: ImportAnswer, message: string) => {
    if (result.successCount > 0) reload()
    if (result.fileUrl !== null) return setErrors({ result, message })
    notify('success', message || say('done'))
    onClose()
  }
  const work = useImport(url, end)
  const { setProblem } = work
  // Each time it opens anew.
  useEffect(() => {
    if (isOpen) setProblem('')
  }, [isOpen, setProblem])
  const close = async () => {
    if (!work.progress) return onClose()
    const isAgreed = await confirm({ title: say('leaveTitle'), content: say('leaveText'), verb: say('close') })
    // What becomes of an import that goes on is shown here.
    if (isAgreed && (await work.cancel())) onClose()
  }
  const closeErrors = () => {
    setErrors(null)
    onClose()
  }
  return (
    <>
      <DialogWithFullscreen isOpen={isOpen && !errors} title={say('title', { page: title })} width={600} onClose={() => void close()}>
        <ImportForm url={url} hasSubTables={hasSubTables} work={work} onClose={onClose} />
      </DialogWithFullscreen>
      {errors && <ErrorsDialog {...errors} isOpen={isOpen} onClose={closeErrors} />}
    </>
  )
}

interface ImportFormProps {
  url: string
  hasSubTables: boolean
  work: ReturnType<typeof useImport>
  onClose(): void
}

function ImportForm({ url, hasSubTables, work, onClose }: ImportFormProps) {
  const say = useImportText()
  const [file, setFile] = useState<File | null>(null)
  const [onError, setOnError] = useState<'skip' | 'stop'>('stop')
  const [isSingleTable, setSingleTable] = useState(false)
  const { progress, problem, setProblem } = work
  const take = (next: File | null) => {
    setFile(next)
    setProblem(next ? fileProblem(next, say) : '')
  }
  const start = () => {
    const wrong = file ? fileProblem(file, say) : say('noFile')
    if (!file || wrong !== '') return setProblem(wrong)
    void work.start({ file, onError, isSingleTable })
  }
  return (
    <form
      className="pw-import"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <FilePick file={file} isDisabled={progress !== null} onPick={take} />
      <TemplateLink url={url} />
      <fieldset className="pw-import-choice" disabled={progress !== null}>
        <legend>{say('onError')}</legend>
        <Radio.Group
          value={onError}
          disabled={progress !== null}
          onChange={(event) => setOnError(event.target.value)}
          options={(['stop', 'skip'] as const).map((value) => ({ value, label: say(value) }))}
        />
      </fieldset>
      {hasSubTables && (
        <Checkbox checked={isSingleTable} disabled={progress !== null} onChange={(event) => setSingleTable(event.target.checked)}>
          {say('singleTable')}
        </Checkbox>
      )}
      <div role="alert">{problem !== '' && <Alert type="error" showIcon title={problem} />}</div>
      {progress && <ImportSteps progress={progress} />}
      <div className="pw-import-buttons">
        <Button onClick={() => (progress ? void work.cancel() : onClose())}>{say(progress ? 'cancel' : 'close')}</Button>
        <Button type="primary" htmlType="submit" loading={progress !== null}>
          {say('start')}
        </Button>
      </div>
    </form>
  )
}

function TemplateLink({ url }: { url: string }) {
  const say = useImportText()
  const { isBusy, download } = useSheetDownload()
  return (
    <Button type="link" icon={<DownloadOutlined aria-hidden />} loading={isBusy} className="pw-import-link" onClick={() => download(url)}>
      {say('template')}
    </Button>
  )
}
