import type { Plugin } from 'vite'
import { antdFile } from './antdFile.ts'

/** The one line of antd's form which a group of radio buttons uses: how the name of its item is written. */
const namePath = '\0name-path'

/**
 * What a file of antd imports of which it uses one part, and that part. Its inputs ask whether they stand in a form of its own, and the answer alone
 * would bring that form's whole machinery into the first load; its box of one line would bring the one of several along.
 */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'form/context.js': { '@rc-component/form': '@rc-component/form/es/FormContext' },
  'input/Input.js': { '@rc-component/input': '@rc-component/input/es/Input' },
  'radio/group.js': { '../form/hooks/useForm': namePath },
}

export const narrowImports: Plugin = {
  name: 'narrow-imports',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = antdFile(importer)
    const part = file === undefined ? undefined : parts[file]?.[source]
    return part === namePath ? part : part === undefined ? null : this.resolve(part, importer)
  },
  load: (id) => (id === namePath ? "export const toNamePathStr = (name) => [name ?? []].flat().join('_')" : null),
}
