import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What Form.js is called where it comes without the library's own parts. */
const mark = '?without-parts'

/** What the library's form imports, and what it gets instead. */
const instead: Readonly<Record<string, string>> = {
  '../getDefaultRegistry.js': '\0no-parts',
  '@rjsf/utils': '\0rjsf-utils',
}

const modules: Readonly<Record<string, string>> = {
  '\0no-parts': `import { englishStringTranslator } from '@rjsf/utils'
    export default () => ({ fields: {}, templates: {}, widgets: {}, rootSchema: {}, formContext: {}, translateString: englishStringTranslator })`,
  // A name that is exported here hides the one of the library.
  '\0rjsf-utils': `export * from '@rjsf/utils'
    export { createSchemaUtils, deepEquals, getChangedFields, getFieldNames, getUsedFormData, schemaHasNestedConditional, shouldRender } from '/form/wholeSchema'`,
}

/**
 * A row's form gives the library its own field, with the whole row in it, and a schema without properties. The library's fields, templates and widgets,
 * and what it reads nested schemas with, are four fifths of it, and would be fetched with every form without being asked once. The settings of the
 * studio, which the library draws, get it whole.
 */
export const formWithoutParts: Plugin = {
  name: 'form-without-parts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === '@rjsf/core' && importer?.endsWith('/runtime/form/RjsfForm.tsx')) {
      const form = await this.resolve('@rjsf/core/lib/components/Form.js', importer)
      return form && `${form.id}${mark}`
    }
    if (importer?.endsWith(mark)) return instead[source] ?? this.resolve(source, importer.slice(0, -mark.length))
    if (source === '/form/wholeSchema') return this.resolve('../runtime/form/wholeSchema.ts', import.meta.filename)
    if (source === '@rjsf/utils' && importer && Object.hasOwn(modules, importer)) return this.resolve(source, import.meta.filename)
    return null
  },
  load(id) {
    if (id.endsWith(mark)) return readFileSync(id.slice(0, -mark.length), 'utf8')
    return modules[id] ?? null
  },
}
