import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { generatedNote } from './generatedNote'
import { type PageFile, parsePage } from './readPages'
import { pascalCase, wireRowSchema } from './rowSchema'

export interface GeneratedFile {
  /** Path from the project root, with `/`. */
  path: string
  text: string
}

const style = { singleQuote: true, semi: false, printWidth: 140, trailingComma: 'all' } as const

/** One file per page with the type of its rows, and the list of them. A file that holds no page is left out: `validate` says why. */
export async function makeRowTypes(pages: readonly PageFile[], folder: string): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = []
  const codes: string[] = []
  for (const { path, text } of pages) {
    const page = parsePage(text)
    if (!page) continue
    if (codes.includes(page.code)) throw new Error(`${path}: another page has the code "${page.code}" already`)
    codes.push(page.code)
    files.push({ path: `${folder}/${page.code}.ts`, text: generatedNote + (await compileRow(path, page)) })
  }
  codes.sort()
  const list = codes.map((code) => `export type { ${pascalCase(code)}Row } from './${code}'\n`)
  return [...files, { path: `${folder}/index.ts`, text: `${generatedNote}${list.join('') || 'export {}\n'}` }]
}

async function compileRow(path: string, page: NonNullable<ReturnType<typeof parsePage>>): Promise<string> {
  try {
    return await compile(wireRowSchema(page) as JSONSchema, `${pascalCase(page.code)}Row`, {
      bannerComment: '',
      enableConstEnums: false,
      ignoreMinAndMaxItems: true,
      additionalProperties: false,
      style,
    })
  } catch (failure) {
    throw new Error(`${path}: ${failure instanceof Error ? failure.message : String(failure)}. \`npx pagewright validate\` says more.`)
  }
}
