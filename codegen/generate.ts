import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { makeApiSchema } from './apiSchema'
import { makeApiTypes } from './apiTypes'
import { makeErrorsDoc } from './makeErrorsDoc'
import { makeLanguageDoc } from './makeLanguageDoc'
import { makePageSchema, readPageTypes } from './pageSchema'
import { makePageValidator, pageValidatorTypes } from './pageValidator'
import { makePropertyShapes } from './propertyShapes'
import { readPages } from './readPages'
import { type GeneratedFile, makeRowTypes } from './rowTypes'

const folders = ['schemas/json', 'schemas/rows']

/** Everything that is made from the types and the pages. */
export async function makeGeneratedFiles(): Promise<GeneratedFile[]> {
  const pageTypes = readPageTypes()
  const pageSchema = makePageSchema(pageTypes)
  return [
    { path: 'schemas/json/page.schema.json', text: toJson(pageSchema) },
    { path: 'schemas/json/api.schema.json', text: toJson(makeApiSchema()) },
    { path: 'schemas/json/propertyShapes.ts', text: makePropertyShapes(pageSchema, pageTypes) },
    { path: 'schemas/json/ApiTypes.ts', text: makeApiTypes() },
    { path: 'schemas/json/pageValidator.js', text: makePageValidator(pageSchema) },
    { path: 'schemas/json/pageValidator.d.ts', text: pageValidatorTypes },
    { path: 'docs/errors.md', text: makeErrorsDoc() },
    { path: 'docs/language.md', text: makeLanguageDoc(pageTypes) },
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
