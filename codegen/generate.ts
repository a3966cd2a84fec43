import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { makeApiSchema } from './apiSchema'
import { makeApiTypes } from './apiTypes'
import { makeErrorsDoc } from './makeErrorsDoc'
import { makeLanguageDoc } from './makeLanguageDoc'
import { makeLanguageSchema, readDocumentTypes, readPageTypes } from './pageSchema'
import { makePropertyShapes } from './propertyShapes'
import { readPages } from './readPages'
import { type GeneratedFile, makeRowTypes } from './rowTypes'
import { documentValidatorTypes, makeValidator, pageValidatorTypes } from './schemaValidator'

const folders = ['schemas/json', 'schemas/rows']

/** Everything that is made from the types and the pages. */
export async function makeGeneratedFiles(): Promise<GeneratedFile[]> {
  const pageTypes = readPageTypes()
  const pageSchema = makeLanguageSchema(pageTypes, 'Pagewright page')
  const documentTypes = readDocumentTypes()
  const documentSchema = makeLanguageSchema(documentTypes, 'Pagewright document')
  return [
    { path: 'schemas/json/page.schema.json', text: toJson(pageSchema) },
    { path: 'schemas/json/document.schema.json', text: toJson(documentSchema) },
    { path: 'schemas/json/api.schema.json', text: toJson(makeApiSchema()) },
    { path: 'schemas/json/propertyShapes.ts', text: makePropertyShapes(pageSchema, pageTypes, documentTypes) },
    { path: 'schemas/json/ApiTypes.ts', text: makeApiTypes() },
    { path: 'schemas/json/pageValidator.js', text: makeValidator(pageSchema) },
    { path: 'schemas/json/pageValidator.d.ts', text: pageValidatorTypes },
    { path: 'schemas/json/documentValidator.js', text: makeValidator(documentSchema) },
    { path: 'schemas/json/documentValidator.d.ts', text: documentValidatorTypes },
    { path: 'docs/errors.md', text: makeErrorsDoc() },
    { path: 'docs/language.md', text: makeLanguageDoc(pageTypes, documentTypes) },
    ...(await makeRowTypes(readPages(), 'schemas/rows')),
  ]
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Files that differ from what would be generated, and files that nothing generates any more. */
export function findStale(files: readonly GeneratedFile[]): string[] {
  const wanted = new Map(files.map((file) => [file.path, file.text]))
  const changed = files.filter((file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text).map((file) => file.path)
  const left = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []))
  return [...changed, ...left.filter((path) => !wanted.has(path))]
}
