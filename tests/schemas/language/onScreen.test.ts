import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceLanguages } from '../../../schemas/language/SourceText'

/** What people read or hear of an element. */
const readProperties =
  /^(title|alt|label|placeholder|tooltip|description|heading|okText|cancelText|aria-(label|description|roledescription|valuetext))$/
const isWord = (text: string) => /\p{L}{2,}/u.test(text) && !/^https?:\/\/$/.test(text)
/** A character alone is a fact about writing, such as where wide ones begin. */
const isChinese = (text: string) => /\p{Script=Han}/u.test(text) && text.length > 1

const listed = (...paths: string[]) =>
  String(execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths]))
    .split('\n')
    .filter(Boolean)
const components = listed('runtime').filter((file) => /\.tsx?$/.test(file) && !/^runtime\/text\/[a-z]{2}-[A-Z]{2}\//.test(file))

/** Sentences that a file writes into what it draws, and Chinese that stands beside no other language. */
function untranslated(file: string, content = readFileSync(file, 'utf8')): string[] {
  if (!file.endsWith('x') && !isChinese(content)) return []
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const note = (node: ts.Node, text: string) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`)
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWord(node.text)) note(node, node.text)
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { parent, text } = node
      const isRead = ts.isJsxAttribute(parent) && readProperties.test(parent.name.getText())
      const isDrawn = ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent))
      const isOneOfSeveral = ts.isPropertyAssignment(parent) && (parent.name === node || /zh-CN/.test(parent.name.getText()))
      if (((isRead || isDrawn) && isWord(text)) || (isChinese(text) && !isOneOfSeveral)) note(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The texts of a page in one language alone, and those that miss a language. */
function missingInPage(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isChinese(value) && !path.endsWith('/zh-CN') ? [`${path} ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  const missing = 'zh-CN' in value ? sourceLanguages.filter((language) => !(value as Record<string, unknown>)[language]) : []
  return [
    ...missing.map((language) => `${path} has no ${language}`),
    // What a choice stores is nobody's language; its label is.
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'value' && 'label' in value ? [] : missingInPage(inner, `${path}/${key}`))),
  ]
}

describe('P9-locale what is on the screen', () => {
  it('comes from the texts of the languages: no component writes a sentence itself, or Chinese alone', () => {
    expect(components.length).toBeGreaterThan(500)
    expect(components.flatMap((file) => untranslated(file))).toEqual([])
  })

  it('is said in every language by the pages of the product', () => {
    const pages = listed('pages').filter((file) => file.endsWith('.page.json'))
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((file) => missingInPage(JSON.parse(readFileSync(file, 'utf8')), file))).toEqual([])
  })

  it.each(['<p>No rows yet</p>', '<p>{"No rows yet"}</p>', '<button aria-label="Close" />', 'say("没有数据")', 'say(`没有数据：${rows}`)'])(
    'would tell of %s',
    (drawn) => {
      expect(untranslated('Sample.tsx', `export const drawn = ${drawn}`)).toHaveLength(1)
    },
  )

  it('would tell of a page that is Chinese alone, or leaves a language out', () => {
    expect(missingInPage({ title: '订单', name: { 'zh-CN': '单', 'en-US': 'Order' } }, 'x')).toEqual([
      'x/title 订单',
      'x/name has no de-DE',
    ])
  })
})
