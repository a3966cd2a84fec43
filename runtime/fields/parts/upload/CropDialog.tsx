import { Alert } from 'antd'
import { useState } from 'react'
import { cropToJpeg, type PicturePart } from '../../../kit/cropToJpeg'
import { Modal } from '../../../kit/Modal'
import { PhotoCrop } from '../../../kit/PhotoCrop'
import { useObjectUrl } from '../../../kit/useObjectUrl'
import { usePageHost } from '../../../session/PageHost'
import { useUploadText } from './uploadTexts'

/** Longer side of a cut picture, in pixels. */
const longestSide = 3000
const leastSide = 16

interface CropDialogProps {
  file: File
  aspect?: number
  /** The part that was cut, as a JPEG of the same name. */
  onTaken(file: File): void
  onClose(): void
}

/** Cuts a part out of a picture before it is sent. */
export function CropDialog({ file, aspect, onTaken, onClose }: CropDialogProps) {
  const { text } = usePageHost()
  const uploadText = useUploadText()
  const source = useObjectUrl(file)
  const [isBroken, setBroken] = useState(false)
  const [cut, setCut] = useState<{ image: HTMLImageElement; part: PicturePart } | null>(null)
  const take = async () => {
    if (!cut) return
    try {
      const picture = await cropToJpeg(cut.image, cut.part, longestSide)
      onTaken(new File([picture], file.name.replace(/\.[^.]*$|$/, '.jpg'), { type: 'image/jpeg' }))
    } catch {
      setBroken(true)
    }
  }
  return (
    <Modal
      open
      title={uploadText('cropTitle')}
      width={800}
      mask={{ closable: false }}
      okText={uploadText('cropUse')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !cut || isBroken }}
      onOk={() => void take()}
      onCancel={onClose}
    >
      {isBroken && <Alert type="error" showIcon role="alert" title={uploadText('unreadable')} />}
      {source && !isBroken && (
        <div className="field-files-crop">
          <PhotoCrop
            source={source}
            aspect={aspect}
            minWidth={leastSide}
            minHeight={leastSide}
            onChange={(image, part) => setCut({ image, part })}
            onBroken={() => setBroken(true)}
          />
        </div>
      )}
    </Modal>
  )
}
