import type { FileItem } from '../../../../schemas/fields/fileItems'
import { isStoredPath, type UploadBase } from '../../../../schemas/fields/upload'
import { defaults } from '../../../../schemas/json/propertyShapes'
import { fileSizeLimit } from '../../../../schemas/page/limits'
import { CallError, type Calls } from '../../../calls/Calls'
import type { UploadText } from './uploadTexts'

interface Sending {
  calls: Calls
  uploadText: UploadText
  signal: AbortSignal
  onProgress(percent: number): void
}

/** Sends a file where the field says, and answers what is kept of it. Another host is called by the proxy of the server, never by the browser. */
export async function sendFile(field: UploadBase, file: File, { calls, uploadText, signal, onProgress }: Sending): Promise<FileItem> {
  const { action = defaults['UploadField.action'], responseName = defaults['UploadField.responseName'], token } = field
  const isOutside = /^https?:/.test(action)
  // The server refuses it, and would do so after most of it was sent.
  if (!isOutside && file.size > fileSizeLimit) throw new CallError('refused', uploadText('tooLarge', { most: fileSizeLimit / 1024 / 1024 }))
  const address = isOutside ? `/sys/common/transitRESTful?url=${encodeURIComponent(action)}` : action
  const { success, message, ...answer } = await calls.upload(address, formOf(field, file), onProgress, {
    signal,
    ...(!isOutside && token === false && { hasToken: false }),
  })
  const told = isOutside ? answer.result : { ...answer, message }
  if (!success || valueAt(told, 'success') === false) {
    const reason = success ? valueAt(told, 'message') : message
    throw new CallError('refused', typeof reason === 'string' && reason !== '' ? reason : uploadText('unknownError'))
  }
  const path = valueAt(told, responseName)
  if (typeof path !== 'string' || !isStoredPath(path)) throw new CallError('refused', uploadText('noPath', { place: responseName }))
  return { fileName: file.name, filePath: path, fileSize: file.size }
}

function formOf({ biz = defaults['UploadField.biz'], ocrType, isup }: UploadBase, file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  form.append('biz', biz)
  if (ocrType !== undefined) form.append('ocrType', ocrType)
  if (isup) form.append('isup', '1')
  return form
}

function valueAt(answer: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((part, name) => {
    const isPart = typeof part === 'object' && part !== null && Object.hasOwn(part, name)
    return isPart ? (part as Record<string, unknown>)[name] : undefined
  }, answer)
}
