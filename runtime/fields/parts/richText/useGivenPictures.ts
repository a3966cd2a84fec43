import type { Editor } from '@tiptap/react'
import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react'
import type { InputProps } from '../../FieldComponents'
import { useEditorUpload } from '../picture/useEditorUpload'

/** Pictures that are pasted into the text or dropped onto it as files: they are uploaded, and stand where the cursor is. */
export function useGivenPictures(editor: Editor | null, onReading: InputProps<never>['onReading']) {
  const { upload } = useEditorUpload((src, alt) => editor?.chain().focus().setImage({ src, alt }).run(), onReading)
  const take = (event: SyntheticEvent, files: FileList) => {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    for (const picture of pictures) upload(picture)
  }
  return {
    onPasteCapture(event: ClipboardEvent) {
      const { clipboardData } = event
      // Programs put a picture of copied text beside the text itself.
      if (!clipboardData.types.includes('text/html')) take(event, clipboardData.files)
    },
    onDropCapture(event: DragEvent) {
      take(event, event.dataTransfer.files)
    },
  }
}
