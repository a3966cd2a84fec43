import type { UploadFile, UploadProps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { fileName } from '../../../../schemas/fields/fileName'
import { type UploadBase, uploadLimit } from '../../../../schemas/fields/upload'
import { defaults } from '../../../../schemas/json/propertyShapes'
import { CallError } from '../../../calls/Calls'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { joinValues, splitValues } from '../values'
import { fileAddress } from './paths'

/** Folder that uploads are filed under when the page names none. */

/**
 * The files of an upload field: what is stored, and what is on its way. Only finished files are part of the value; above the limit the
 * last ones stay.
 */
export function useUploads({ field, value, onChange }: InputProps<UploadBase>) {
  const { calls, notify, text } = usePageHost()
  const [moving, setMoving] = useState<UploadFile[]>([])
  const limit = uploadLimit(field.config)
  // Two uploads can end before the form has drawn the first: each adds to what stands by then.
  const paths = useRef<readonly string[]>([])
  useEffect(() => {
    paths.current = splitValues(value)
  }, [value])
  const keep = (next: readonly string[]) => {
    paths.current = limit > 0 ? next.slice(-limit) : next
    onChange(joinValues(paths.current))
  }

  const send: UploadProps['customRequest'] = ({ file, onProgress, onSuccess, onError }) => {
    const form = new FormData()
    form.append('file', file)
    form.append('biz', field.config.biz ?? defaults['UploadField.biz'])
    const stop = new AbortController()
    calls
      .upload('/sys/common/upload', form, (percent) => onProgress?.({ percent }), { signal: stop.signal })
      .then(
        (answer) =>
          answer.success ? onSuccess?.(answer.message) : onError?.(new CallError('refused', answer.message || text('fields.unknownError'))),
        (error: Error) => onError?.(error),
      )
    return { abort: () => stop.abort() }
  }

  const follow: UploadProps['onChange'] = ({ file, fileList }) => {
    const open = fileList.filter((one) => !isStored(one) && one.status !== 'removed')
    if (file.status === 'done') {
      setMoving(open.filter((one) => one.uid !== file.uid))
      keep([...paths.current, String(file.response)])
      return
    }
    if (file.status !== 'error') return setMoving(open)
    const reason = errorText(file.error, text)
    notify('error', `${text('fields.uploadFailed', { file: file.name })} ${reason}`)
    // antd tells the answer of a failed file in its tooltip.
    setMoving(open.map((one) => (one.uid === file.uid ? { ...one, response: reason } : one)))
  }

  const remove = (file: UploadFile) => {
    if (isStored(file)) keep(paths.current.filter((path, index) => storedUid(path, index) !== file.uid))
    else setMoving(moving.filter((one) => one.uid !== file.uid))
    return true
  }

  return { files: [...splitValues(value).map(storedFile), ...moving], limit, send, follow, remove }
}

const storedUid = (path: string, index: number) => `stored-${index}-${path}`

function isStored(file: UploadFile): boolean {
  return file.uid.startsWith('stored-')
}

function storedFile(path: string, index: number): UploadFile {
  return { uid: storedUid(path, index), name: fileName(path), status: 'done', url: fileAddress(path), fileName: path }
}
