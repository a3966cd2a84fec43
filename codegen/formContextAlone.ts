import type { Plugin } from 'vite'

/** The one line of that form which a group of radio buttons uses: how the name of its item is written. */
const namePath = '\0name-path'

/** antd's inputs ask whether they stand in a form of its own; the answer alone would bring that form's whole machinery into the first load. */
export const formContextAlone: Plugin = {
  name: 'form-context-alone',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === '../form/hooks/useForm' && importer?.endsWith('/antd/es/radio/group.js')) return namePath
    if (source !== '@rc-component/form' || !importer?.endsWith('/antd/es/form/context.js')) return null
    return this.resolve('@rc-component/form/es/FormContext', importer)
  },
  load: (id) => (id === namePath ? "export const toNamePathStr = (name) => [name ?? []].flat().join('_')" : null),
}
