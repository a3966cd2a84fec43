import { Alert } from 'antd'
import { useState } from 'react'
import { cropToJpeg, type PicturePart } from '../../kit/cropToJpeg'
import { FileButton } from '../../kit/FileButton'
import { FormModal } from '../../kit/FormModal'
import { PhotoCrop } from '../../kit/PhotoCrop'
import { useObjectUrl } from '../../kit/useObjectUrl'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { photoLimit, photoProblem } from './photoProblem'

/** Longer side of a stored avatar, in pixels. */
const storedSide = 512

interface PhotoDialogProps {
  /** The photo is stored under this path. */
  onTaken(path: string): void
  onClose(): void
}

/** Uploads the part of a photo that the user cuts out. */
export function PhotoDialog({ onTaken, onClose }: PhotoDialogProps) {
  const { text } = usePageHost()
  const [file, setFile] = useState<File | null>(null)
  /** What is wrong, in words. */
  const [problem, setProblem] = useState<string | null>(null)
  const [cut, setCut] = useState<{ image: HTMLImageElement; part: PicturePart } | null>(null)
  const source = useObjectUrl(file)
  const { isBusy, upload } = usePhotoUpload(onTaken, setProblem)
  const choose = (chosen: File) => {
    const found = photoProblem(chosen)
    setProblem(found && text(found, { size: photoLimit }))
    setCut(null)
    setFile(found ? null : chosen)
  }
  return (
    <FormModal
      open
      title={text('avatar.uploadTitle')}
      width={800}
      mask={{ closable: false }}
      okText={text('avatar.use')}
      cancelText={text('kit.cancel')}
      confirmLoading={isBusy}
      onOk={() => (cut ? void upload(cut.image, cut.part) : setProblem(problem ?? text('avatar.missing')))}
      onCancel={onClose}
    >
      <div className="pw-photo-bar">
        <FileButton label={text('avatar.file')} accept="image/jpeg,image/png" aria-describedby="pw-photo-hint" onChoose={choose} />
        {file && <span className="pw-photo-name">{file.name}</span>}
        <span id="pw-photo-hint" className="pw-soft">
          {text('avatar.fileHint', { size: photoLimit })}
        </span>
      </div>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {source && (
        <div className="pw-photo-crop">
          <PhotoCrop
            key={source}
            source={source}
            aspect={1}
            minWidth={48}
            minHeight={48}
            isRound
            onChange={(image, part) => setCut({ image, part })}
            onBroken={() => {
              setFile(null)
              setProblem(text('avatar.broken'))
            }}
          />
        </div>
      )}
    </FormModal>
  )
}

/** Cuts, uploads, and hands on the path; says why when it could not. */
function usePhotoUpload(onTaken: (path: string) => void, onProblem: (problem: string | null) => void) {
  const { text, calls, notify } = usePageHost()
  const [isBusy, setBusy] = useState(false)
  const upload = async (image: HTMLImageElement, part: PicturePart) => {
    setBusy(true)
    onProblem(null)
    try {
      const form = new FormData()
      form.append('biz', 'avatar')
      form.append('file', await cropToJpeg(image, part, storedSide), 'avatar.jpg')
      const { message } = await calls.upload('/sys/common/upload', form)
      notify('success', text('avatar.uploaded'))
      onTaken(message)
    } catch (error) {
      setBusy(false)
      onProblem(`${text('avatar.failed')}: ${errorText(error, text)}`)
    }
  }
  return { isBusy, upload }
}
