import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { mediaNode } from './mediaNode'
import { pastedPictures } from './pastedPictures'

/** What formatted text can hold. Anything else in pasted text is dropped. */
export const editorExtensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link: { openOnClick: false, defaultProtocol: 'https' } }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit.configure({ table: { resizable: false } }),
  // A server may answer "local" to an upload: the picture is then part of the text.
  Image.configure({ allowBase64: true }),
  mediaNode,
  pastedPictures,
]
