import { PlayCircleOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { mediaElementOf } from '../../../../schemas/fields/ownMedia'
import { FileButton } from '../../../kit/FileButton'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { usePictureText } from '../picture/pictureTexts'
import { useEditorUpload } from '../picture/useEditorUpload'

/** Uploads a film or a recording into the text. */
export function MediaButton({ editor, onReading }: { editor: Editor; onReading: InputProps<never>['onReading'] }) {
  const { notify } = usePageHost()
  const say = usePictureText()
  const { isBusy, upload } = useEditorUpload((src) => {
    if (mediaElementOf(src)) editor.chain().focus().insertContent({ type: 'media', attrs: { src } }).run()
    else notify('warning', say('mediaOnly'))
  }, onReading)
  return (
    <FileButton
      label={say('media')}
      accept=".mp4,.m4v,.mp3,video/mp4,audio/mpeg"
      size="small"
      type="text"
      icon={<PlayCircleOutlined />}
      loading={isBusy}
      aria-label={say('media')}
      title={say('media')}
      onChoose={(file) => {
        if (/\.(mp4|m4v|mp3)$/i.test(file.name)) upload(file)
        else notify('warning', say('mediaOnly'))
      }}
    >
      {null}
    </FileButton>
  )
}
