import { languageCodes, primaryTag } from '../schemas/language/findLanguage'
import { type SchemaNode, walkSchema } from './SchemaNode'
import { tidySchema } from './tidySchema'
import { typesToSchema } from './typesToSchema'

/** The page language as the types say it, each with its own name and sentence. */
export function readPageTypes(): SchemaNode {
  const types = typesToSchema('schemas/page/kinds/index.ts', 'PageConfig')
  explainLanguages(types.definitions?.TextByLanguage)
  return types
}

/** The languages come from their list, where no sentence of the types stands beside them. */
function explainLanguages(text: SchemaNode | undefined): void {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  for (const language of languageCodes) {
    const property = text?.properties?.[language]
    if (property) property.description ??= `The ${names.of(primaryTag(language))} text.`
  }
}

/** What documents beside pages say, as the types have it. */
export function readDocumentTypes(): SchemaNode {
  const types = typesToSchema('schemas/documents/index.ts', 'DocumentConfig')
  explainLanguages(types.definitions?.TextByLanguage)
  return types
}

/** The language of pages, or of documents, as JSON Schema for editors and checks. */
export function makeLanguageSchema(types: SchemaNode, title: string): SchemaNode {
  const { $schema, ...schema } = tidySchema(types)
  walkSchema(schema, (node) => {
    delete node.aliasOf
  })
  return { $schema, title, ...schema }
}
