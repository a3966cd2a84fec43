import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { LanguageDefinition } from '../../schemas/language/LanguageDefinition'
import { type SourceLanguage, sourceLanguages } from '../../schemas/language/SourceText'

/** A text of the product as it stands in the code. */
export interface WrittenText {
  /** `file:line` */
  place: string
  texts: Partial<Record<SourceLanguage, string>>
}

/** Properties that hold pages to be looked at or to begin with: their texts are those of pages. */
const holdPages = new Set(['examples', 'starter', 'nameField', 'remarkField'])

/** Every text that the code of the product holds beside what it belongs to, the browser's own folders of texts left out. */
export function readSourceTexts(): WrittenText[] {
  const listed = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'schemas',
    'server-mock',
    'codegen',
    'runtime',
  ])
  const files = String(listed).split('\n')
  return files.filter((file) => /\.tsx?$/.test(file) && !/^(schemas\/(json|rows)|runtime\/text)\//.test(file)).flatMap(textsIn)
}

function textsIn(file: string): WrittenText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: WrittenText[] = []
  const visit = (node: ts.Node): void => {
    if (holdPages.has(nameOf(node))) return
    const texts = ts.isObjectLiteralExpression(node) ? textsOf(node) : {}
    if ('zh-CN' in texts) found.push({ place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, texts })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.Node): string {
  const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node)
  return isNamed ? node.name.getText() : ''
}

/** What an object says in the source languages by itself, as text. */
function textsOf({ properties }: ts.ObjectLiteralExpression): WrittenText['texts'] {
  const pairs = properties.flatMap((property): [string, string][] => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer)) return []
    return ts.isStringLiteral(property.name) ? [[property.name.text, property.initializer.text]] : []
  })
  return Object.fromEntries(pairs.filter(([name]) => sourceLanguages.some((language) => language === name)))
}

/** The texts that a language does not have, by their places: neither beside the others nor in its catalogue. */
export function missingTexts(code: string, { catalogue = {} }: LanguageDefinition, all: readonly WrittenText[]): string[] {
  const isThere = ({ texts }: WrittenText) =>
    Boolean((texts as Record<string, string | undefined>)[code] || catalogue[texts['zh-CN'] ?? ''])
  return all.filter((text) => !isThere(text)).map(({ place, texts }) => `${place} ${texts['zh-CN']}`)
}

/** Message ids that stand for more than one text: their translations in the source languages differ, and a catalogue could not tell them apart. */
export function ambiguousIds(all: readonly WrittenText[]): string[] {
  const byId = new Map<string, WrittenText[]>()
  for (const text of all) {
    const id = text.texts['zh-CN'] ?? ''
    byId.set(id, [...(byId.get(id) ?? []), text])
  }
  const meanings = (same: readonly WrittenText[]) => new Set(same.map(({ texts }) => JSON.stringify([texts['en-US'], texts['de-DE']])))
  return [...byId].filter(([, same]) => meanings(same).size > 1).map(([id, same]) => `${id}: ${same.map(({ place }) => place).join(', ')}`)
}

/** Translations of a catalogue that fill other places than their message ids. */
export function unevenPlaces({ catalogue = {} }: LanguageDefinition): string[] {
  const places = (text: string) => String([...new Set(text.match(/\$\{\w+\}/g))].sort())
  return Object.entries(catalogue).flatMap(([id, text]) => (places(id) === places(text) ? [] : [id]))
}
