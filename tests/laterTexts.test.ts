import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { laterAreas } from '../runtime/text/LanguagePack'
import { languagePack } from '../runtime/text/zh-CN/languagePack'

/*
 * The texts of some areas are fetched with the pieces that speak with them. A piece that is reached without them would show the keys of its texts.
 */

type Area = ReturnType<typeof laterAreas>[number]

interface Edge {
  to: string
  /** Areas that are fetched together with the piece. */
  areas: ReadonlySet<string>
}

interface Module {
  imports: readonly Edge[]
  /** Areas that it asks for texts of. */
  speaks: ReadonlySet<string>
}

const areas = laterAreas(languagePack)
const files = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .map((path) => `runtime/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('runtime/text/'))
const sources = files.map((path) => ({ path, source: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true) }))
const fetching = new Map([['withArea', ''], ['wordedPart', ''], ...sources.flatMap(({ source }) => fetchersIn(source))])
const modules = new Map(sources.map(({ path, source }) => [path, moduleOf(path, source)]))

it.each(areas)('whatever speaks with the texts of "%s" is fetched with them', (area) => {
  const speakers = [...modules].filter(([, { speaks }]) => speaks.has(area)).map(([path]) => path)
  expect(speakers).not.toEqual([])
  const reached = reachedWithout(area, 'runtime/main.tsx')
  expect(speakers.filter((path) => reached.has(path))).toEqual([])
})

/** Everything that can be loaded without an area having been fetched. */
function reachedWithout(area: Area, path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached
  reached.add(path)
  for (const { to, areas } of modules.get(path)?.imports ?? []) if (!areas.has(area)) reachedWithout(area, to, reached)
  return reached
}

function moduleOf(path: string, source: ts.SourceFile): Module {
  const imports: Edge[] = []
  const speaks = new Set<string>()
  walk(source, (node) => {
    const name = importedIn(node)
    const to = name === undefined ? undefined : fileOf(path, name)
    if (to !== undefined) imports.push({ to, areas: areasAround(node, source) })
    const area = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? areaOf(node.text) : undefined
    if (area !== undefined) speaks.add(area)
  })
  return { imports, speaks }
}

/** What a statement or a call imports, but for types. */
function importedIn(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) return literal(node.moduleSpecifier)
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return literal(node.moduleSpecifier)
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? literal(node.arguments[0]) : undefined
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) ? node.text : undefined
}

function fileOf(from: string, name: string): string | undefined {
  const path = join(dirname(from), name)
  return name.startsWith('.') ? [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync) : undefined
}

/** The area of a key such as `pickers.choose`, or of the beginning of one. */
function areaOf(text: string): string | undefined {
  return areas.find((area) => new RegExp(`^${area}\\.(?:[\\w.-]*)$`).test(text))
}

/** The areas of all calls around a node that fetch some, also of those that are given the name of what holds it. */
function areasAround(node: ts.Node, source: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>()
  for (let around: ts.Node = node; !ts.isSourceFile(around); around = around.parent) {
    const area = areaFetchedBy(around)
    if (area !== undefined) found.add(area)
    if (!ts.isVariableDeclaration(around)) continue
    const name = around.name.getText()
    walk(source, (call) => {
      if (ts.isCallExpression(call) && call.arguments.some((given) => given.getText() === name)) found.add(areaFetchedBy(call) ?? '')
    })
  }
  return found
}

function areaFetchedBy(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const fixed = fetching.get(node.expression.text)
  return fixed === '' ? literal(node.arguments[0]) : fixed
}

/** Functions that fetch what they are given with an area of their own. */
function fetchersIn(source: ts.SourceFile): [string, string][] {
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((made) => {
    const area = /\bwithArea\('(\w+)', \w+\)/.exec(made.getText())?.[1]
    return made.name && area !== undefined ? [[made.name.text, area] satisfies [string, string]] : []
  })
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}
