import { PictureOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import { fileAddress } from '../upload/paths'
import { useUploadText } from '../upload/uploadTexts'

/** Uploads a picture into the text. */
export function ImageButton({ editor }: { editor: Editor }) {
  const { calls, notify, text } = usePageHost()
  const uploadText = useUploadText()
  const chooser = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const put = async (file: File) => {
    if (!file.type.includes('image')) return notify('warning', uploadText('imagesOnly'))
    setBusy(true)
    try {
      const form = new FormData()
      form.append('file', file)
      form.append('biz', 'jeditor')
      form.append('jeditor', '1')
      const { message } = await calls.upload('/sys/common/upload', form)
      const src = message === 'local' ? await dataAddress(file) : fileAddress(message)
      editor.chain().focus().setImage({ src, alt: file.name }).run()
    } catch (error) {
      notify('error', `${uploadText('fileFailed', { file: file.name })} ${errorText(error, text)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<PictureOutlined />}
        loading={isBusy}
        aria-label={text('fields.image')}
        title={text('fields.image')}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={text('fields.image')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void put(file)
        }}
      />
    </>
  )
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
