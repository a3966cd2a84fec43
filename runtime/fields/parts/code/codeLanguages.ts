import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { java } from '@codemirror/lang-java'
import { javascript } from '@codemirror/lang-javascript'
import { markdown } from '@codemirror/lang-markdown'
import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { vue } from '@codemirror/lang-vue'
import { StreamLanguage } from '@codemirror/language'
import { objectiveC } from '@codemirror/legacy-modes/mode/clike'
import { r } from '@codemirror/legacy-modes/mode/r'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import { swift } from '@codemirror/legacy-modes/mode/swift'
import type { Extension } from '@codemirror/state'
import type { CodeMode } from '../../../../schemas/fields/code'

/** How CodeMirror reads each language. */
export const codeLanguages: Readonly<Record<CodeMode, () => Extension>> = {
  css,
  javascript: () => javascript({ jsx: true, typescript: true }),
  xml: html,
  java,
  'objective-c': () => StreamLanguage.define(objectiveC),
  python,
  r: () => StreamLanguage.define(r),
  shell: () => StreamLanguage.define(shell),
  sql: () => sql(),
  swift: () => StreamLanguage.define(swift),
  vue,
  markdown: () => markdown(),
}
