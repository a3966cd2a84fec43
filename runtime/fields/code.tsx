import type { CodeField } from '../../schemas/fields/code'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

// The editor and its twelve languages weigh about 250 KB: they come when the first code is to be written.
const CodeBox = lazyComponent(() => import('./parts/code/CodeBox'), 'CodeBox', 274)

const CodeEditor = lazyComponent(() => import('./parts/code/CodeEditor'), 'CodeEditor')

export const code: FieldComponents<CodeField> = {
  text: plainText,
  Input: CodeBox,
  preload: CodeBox.preload,
  Editor: CodeEditor,
  opensPopup: true,
  Query: TextQuery,
}
