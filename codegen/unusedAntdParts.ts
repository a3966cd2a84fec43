import type { Plugin } from 'vite'
import { antdFile } from './antdFile.ts'

/** Parts that antd hangs on its components and nobody here takes from there, by the file that imports them; a test asks whether that is so. */
export const unusedAntdParts: Readonly<Record<string, readonly string[]>> = {
  'alert/index.js': ['ErrorBoundary'],
  'config-provider/index.js': ['../tooltip/UniqueProvider'],
  'dropdown/index.js': ['dropdown-button'],
  'empty/index.js': ['empty'],
  'input/index.js': ['Group', 'OTP', 'Password', 'Search', 'TextArea'],
  'pagination/Pagination.js': ['../select'],
  'radio/index.js': ['radioButton'],
  'tag/index.js': ['CheckableTag', 'CheckableTagGroup'],
  'tooltip/index.js': ['UniqueProvider'],
}

const nothing = '\0unused-part'

/** A component comes with all that hangs on it, which no bundler can take off: it is left out by hand. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = antdFile(importer)
    const parts = file === undefined ? undefined : unusedAntdParts[file]
    return parts?.includes(source.replace(/^\.\//, '')) ? nothing : null
  },
  load: (id) => (id === nothing ? 'export default undefined' : null),
}
