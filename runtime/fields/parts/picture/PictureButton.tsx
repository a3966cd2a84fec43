import { PictureOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Popover, Tabs } from 'antd'
import { type DragEvent, useState } from 'react'
import type { NetworkImage } from '../../../../schemas/api/system'
import { fileName } from '../../../../schemas/fields/fileName'
import { FileButton } from '../../../kit/FileButton'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { fileAddress } from '../upload/paths'
import { useUploadText } from '../upload/uploadTexts'
import { usePictureText } from './pictureTexts'
import { useEditorUpload } from './useEditorUpload'
import './picture.css'

interface PictureButtonProps {
  /** Puts the picture into the text. */
  onPut(address: string, name: string): void
  /** Whoever saves the text waits for a picture that is on its way into it. */
  onReading: InputProps<never>['onReading']
}

/** Puts a picture into a text: one of this computer, or one of the web, which the server fetches and keeps. */
export function PictureButton({ onPut, onReading }: PictureButtonProps) {
  const { text, user } = usePageHost()
  const say = usePictureText()
  const [isOpen, setOpen] = useState(false)
  const put = (address: string, name: string) => {
    setOpen(false)
    onPut(address, name)
  }
  const label = text('editors.image')
  const local = { key: 'local', label: say('local'), children: <LocalPicture onPut={put} onReading={onReading} /> }
  // Whoever has not signed in cannot make the server call others.
  const network = user ? [{ key: 'network', label: say('network'), children: <NetworkPicture onPut={put} onReading={onReading} /> }] : []
  return (
    <Popover
      open={isOpen}
      trigger="click"
      destroyOnHidden
      onOpenChange={setOpen}
      content={
        <div className="text-picture" role="dialog" aria-label={label}>
          <Tabs size="small" items={[local, ...network]} />
        </div>
      }
    >
      <Button size="small" type="text" icon={<PictureOutlined />} aria-label={label} title={label} />
    </Popover>
  )
}

function LocalPicture({ onPut, onReading }: PictureButtonProps) {
  const { notify } = usePageHost()
  const say = usePictureText()
  const uploadText = useUploadText()
  const { isBusy, upload } = useEditorUpload(onPut, onReading)
  const take = (file: File | undefined) => {
    if (!file || isBusy) return
    if (file.type.includes('image')) upload(file)
    else notify('warning', uploadText('imagesOnly'))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard
    <div className="text-picture-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FileButton label={say('choose')} accept="image/*" icon={<PictureOutlined />} loading={isBusy} onChoose={take} />
    </div>
  )
}

function NetworkPicture({ onPut, onReading }: PictureButtonProps) {
  const { calls, text } = usePageHost()
  const say = usePictureText()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const fetchPicture = () => {
    if (isBusy) return
    const url = address.trim()
    if (!/^https?:\/\//i.test(url)) return setProblem(say('wrongAddress'))
    const fetching = putFetched(url)
    onReading?.(fetching)
  }
  const putFetched = async (url: string) => {
    setBusy(true)
    setProblem(null)
    try {
      const { path } = await calls.post<NetworkImage>('/sys/common/uploadNetworkImage', { url })
      onPut(fileAddress(path), fileName(path))
    } catch (error) {
      setProblem(errorText(error, text))
      setBusy(false)
    }
  }
  return (
    <div className="text-picture-network">
      <Input
        autoFocus
        aria-label={say('address')}
        placeholder="https://"
        value={address}
        status={problem === null ? undefined : 'error'}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It is an answer to this dialog, not to the form around it.
          event.preventDefault()
          event.stopPropagation()
          fetchPicture()
        }}
      />
      <Button type="primary" loading={isBusy} onClick={fetchPicture}>
        {say('insert')}
      </Button>
      {problem === null ? <span className="text-picture-hint">{say('copied')}</span> : <Alert type="error" showIcon title={problem} />}
    </div>
  )
}
