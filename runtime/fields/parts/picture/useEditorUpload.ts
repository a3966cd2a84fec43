import { useState } from 'react'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { fileAddress } from '../upload/paths'
import { useUploadText } from '../upload/uploadTexts'

/** Uploads a file into a text, as editors do; `put` takes the address that it has then. What fails is said, and nothing is put in. Saving waits for it. */
export function useEditorUpload(put: (address: string, name: string) => void, onReading: InputProps<never>['onReading']) {
  const { calls, notify, text } = usePageHost()
  const uploadText = useUploadText()
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    try {
      const form = new FormData()
      form.append('file', file)
      form.append('biz', 'jeditor')
      form.append('jeditor', '1')
      const { message } = await calls.upload('/sys/common/upload', form)
      put(message === 'local' ? await dataAddress(file) : fileAddress(message), file.name)
    } catch (error) {
      notify('error', `${uploadText('fileFailed', { file: file.name })} ${errorText(error, text)}`)
    } finally {
      setBusy(false)
    }
  }
  const upload = (file: File) => {
    const sending = send(file)
    onReading?.(sending)
  }
  return { isBusy, upload }
}

/** The server may answer "local": the file is then part of the text. */
function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
