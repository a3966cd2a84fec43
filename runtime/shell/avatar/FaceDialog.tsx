import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { fileAddress } from '../../fields/parts/upload/paths'
import { cropToJpeg, type PicturePart } from '../../kit/cropToJpeg'
import { FileButton } from '../../kit/FileButton'
import { FormModal } from '../../kit/FormModal'
import { PhotoCrop } from '../../kit/PhotoCrop'
import { useObjectUrl } from '../../kit/useObjectUrl'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { userAtom } from '../../session/session'
import { useFaceText } from './faceTexts'
import { findFace, findFaceFlaw, type Person, saveFace } from './saveFace'

/** Longer side of a face photo, in pixels. */
const longestSide = 3000
const firstBox = { width: 200, height: 150 }
/** Endings that can be chosen. */
const endings = ['gif', 'jpg', 'jpeg', 'png', 'bmp']

/** The user's own face photo: chosen, cut out, looked at by the face system, and kept. */
export function FaceDialog({ onClose }: { onClose(): void }) {
  const { text, calls } = usePageHost()
  const faceText = useFaceText()
  const user = useAtomValue(userAtom)
  const person: Person = { id: user?.id ?? '', name: user?.realname ?? '', sex: user?.sex }
  const current = useQuery({ queryKey: ['facePhoto', person.id], queryFn: () => findFace(calls, person.id), gcTime: 0 })
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [cut, setCut] = useState<{ image: HTMLImageElement; part: PicturePart } | null>(null)
  const source = useObjectUrl(file)
  const { isBusy, upload } = useFaceUpload(person, onClose, setProblem)
  const choose = (chosen: File) => {
    const flaw = flawOf(chosen)
    setProblem(flaw && faceText(flaw))
    setCut(null)
    setFile(flaw ? null : chosen)
  }
  return (
    <FormModal
      open
      title={faceText('title')}
      width={800}
      mask={{ closable: false }}
      okText={faceText('save')}
      cancelText={text('kit.cancel')}
      confirmLoading={isBusy}
      onOk={() => (cut ? void upload(cut.image, cut.part) : setProblem(problem ?? faceText('missing')))}
      onCancel={onClose}
    >
      <div className="pw-photo-bar">
        <FileButton
          label={faceText('choose')}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-describedby="pw-face-hint"
          onChoose={choose}
        />
        {file && <span className="pw-photo-name">{file.name}</span>}
        <span id="pw-face-hint" className="pw-soft">
          {faceText('hint')}
        </span>
      </div>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {current.error && <Alert type="warning" showIcon title={errorText(current.error, text)} />}
      {source ? (
        <div className="pw-photo-crop">
          <PhotoCrop
            key={source}
            source={source}
            minWidth={100}
            minHeight={120}
            firstBox={firstBox}
            onChange={(image, part) => setCut({ image, part })}
            onBroken={() => {
              setFile(null)
              setProblem(faceText('unreadable'))
            }}
          />
        </div>
      ) : (
        current.data && (
          <div className="pw-photo-crop">
            <img src={fileAddress(current.data.base64Url)} alt={faceText('current')} />
          </div>
        )
      )}
    </FormModal>
  )
}

/** Why a file is no photo: the picker offers five endings, two kinds of pictures pass. */
function flawOf({ name, type }: File): 'noPicture' | 'onlyJpg' | null {
  if (!endings.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return 'noPicture'
  return type === 'image/jpeg' || type === 'image/png' ? null : 'onlyJpg'
}

/** Cuts, has it looked at, and keeps it; what goes wrong stands in the dialog, and the cut stays. */
function useFaceUpload(person: Person, onDone: () => void, onProblem: (problem: string | null) => void) {
  const { text, calls, notify } = usePageHost()
  const faceText = useFaceText()
  const [isBusy, setBusy] = useState(false)
  const upload = async (image: HTMLImageElement, part: PicturePart) => {
    setBusy(true)
    onProblem(null)
    try {
      const picture = await cropToJpeg(image, part, longestSide)
      const flaw = await findFaceFlaw(calls, picture)
      if (flaw !== null) return notify('warning', flaw)
      notify('success', faceText(await saveFace(calls, person, picture)))
      onDone()
    } catch (error) {
      onProblem(`${faceText('failed')}: ${errorText(error, text)}`)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, upload }
}
