import { Button } from 'antd'
import { CallError } from '../../calls/Calls'
import { notificationApi } from '../../kit/notifications'
import { saveBlob } from '../../kit/saveBlob'
import { type FeatureText, featureText } from '../../session/featureText'
import { warnOf } from '../../session/warnOf'
import { formatNumber } from '../../text/formatNumber'
import type { RowsContext } from '../ListFeature'
import { ExportNotice } from './ExportNotice'
import { ExportProgress } from './ExportProgress'
import { callExport } from './exportCall'
import { exportTexts } from './exportTexts'

/** Pages of which rows are on their way: a second click starts nothing. */
const running = new Set<string>()

/** Milliseconds before an export is worth a notice of its own. */
const patience = 400

/**
 * Exports the rows of a list and saves the file. It goes on when the page is left, shows how far it is, and can be ended. A line that breaks on the way is
 * said, with the way to begin anew.
 */
export async function runExport(context: RowsContext): Promise<void> {
  const { host, page } = context
  const { exportXlsUrl: url } = page.url
  if (!url || running.has(page.code)) return
  running.add(page.code)
  const progress = new ExportProgress()
  const cancelled = new AbortController()
  const close = showProgress(context, progress, () => cancelled.abort())
  try {
    const options = {
      signal: cancelled.signal,
      onStart: (headers: Headers) => progress.start(headers),
      onProgress: (bytes: number) => progress.change({ bytes }),
    }
    const file = await callExport(context, url, options)
    saveBlob(file, (file instanceof File && file.name) || `${page.title}.xls`)
    sayDone(context, progress)
  } catch (error) {
    if (cancelled.signal.aborted) host.notify('info', said(host, 'cancelled'))
    else if (isBroken(error)) await offerAgain(context, error)
    else throw error
  } finally {
    running.delete(page.code)
    close()
  }
}

function keyOf({ page }: RowsContext): string {
  return `export ${page.code}`
}

/** A sentence of the export in the reader's language. */
function said({ language }: RowsContext['host'], ...text: Parameters<FeatureText<keyof typeof exportTexts>>): string {
  return featureText(exportTexts, language)(...text)
}

/** Shows how far the export is, once it has taken a while; the result takes the notice away. */
function showProgress(context: RowsContext, progress: ExportProgress, onCancel: () => void): () => void {
  const { host, page } = context
  const key = keyOf(context)
  let isOver = false
  const show = async () => {
    const { notification } = await notificationApi()
    if (isOver) return
    notification.open({
      key,
      title: said(host, 'running', { title: page.title }),
      description: <ExportNotice progress={progress} language={host.language} onCancel={onCancel} />,
      duration: false,
      closable: false,
      placement: 'bottomRight',
      role: 'status',
    })
  }
  // Where notices cannot be fetched, the file comes without them.
  const timer = setTimeout(() => void show().catch(() => {}), patience)
  return () => {
    isOver = true
    clearTimeout(timer)
    void notificationApi().then(
      ({ notification }) => notification.destroy(key),
      () => {},
    )
  }
}

function sayDone({ host }: RowsContext, progress: ExportProgress): void {
  const { count, missing } = progress.read()
  const counts = { count: formatNumber(count ?? 0), missing: formatNumber(missing ?? 0) }
  if (missing) host.notify('warning', said(host, 'missing', counts), said(host, 'incomplete'))
  else host.notify('success', said(host, count === undefined ? 'doneFile' : 'done', counts))
}

/** The line broke, or the server ended, while the answer was on its way or before it came. */
function isBroken(error: unknown): error is CallError {
  return error instanceof CallError && (error.kind === 'offline' || error.kind === 'timeout')
}

async function offerAgain(context: RowsContext, error: CallError): Promise<void> {
  const { host, page } = context
  const { notification } = await notificationApi()
  const key = `${keyOf(context)} failed`
  const hasBegun = error.details.status !== undefined
  const again = () => {
    notification.destroy(key)
    runExport(context).catch((failed: unknown) => warnOf(host, failed))
  }
  notification.warning({
    key,
    title: said(host, 'failed', { title: page.title }),
    description: hasBegun && error.kind === 'offline' ? said(host, 'broken') : error.message,
    actions: (
      <Button type="primary" size="small" onClick={again}>
        {said(host, 'retry')}
      </Button>
    ),
    duration: false,
    placement: 'bottomRight',
  })
}
