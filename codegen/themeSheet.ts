import type { Plugin } from 'vite'
import { lookSheet } from './antdStyles/lookSheet.ts'

/** What `import 'virtual:theme.css'` gives. */
const asked = 'virtual:theme.css'

/** The variables of every look as a style sheet, which turns with the attributes of the document. */
export const themeSheet: Plugin = {
  name: 'theme-sheet',
  resolveId: (source) => (source === asked ? `\0${asked}` : null),
  load: (id) => (id === `\0${asked}` ? { code: lookSheet(), moduleSideEffects: true } : null),
}
