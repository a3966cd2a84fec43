import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** A file of styles: the classes that it speaks of, the custom properties that it declares and uses. */
export interface StyleFile {
  file: string
  classes: ReadonlySet<string>
  /** The classes that a selector begins with: its rule is needed where these are given. */
  leading: ReadonlySet<string>
  declared: ReadonlySet<string>
  used: ReadonlySet<string>
}

/** A file of code: every word of its strings, the custom properties that it sets and uses, and what it imports. */
export interface CodeFile {
  file: string
  words: ReadonlySet<string>
  /** Beginnings of words that go on with a value, for example `pw-theme-` of `pw-theme-${kind}`. */
  beginnings: ReadonlySet<string>
  declared: ReadonlySet<string>
  used: ReadonlySet<string>
  /** What comes with it. */
  imports: readonly string[]
  /** What it fetches when it is first needed. */
  lazyImports: readonly string[]
}

export function readStyleFile(file: string): StyleFile {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...text.matchAll(/([^{}]*)\{/g)]
    .map(([, selector = '']) => selector.slice(selector.lastIndexOf(';') + 1).trim())
    .filter((selector) => !selector.startsWith('@'))
  const beginnings = selectors.flatMap((selector) => selector.split(',').map((one) => one.trim().split(/[\s>+~]/)[0] ?? ''))
  return {
    file,
    classes: classesIn(selectors),
    leading: classesIn(beginnings),
    declared: new Set(matches(text, /(?:^|[{;\s])(--[\w-]+)\s*:/g)),
    used: usedIn(text),
  }
}

function classesIn(selectors: readonly string[]): Set<string> {
  return new Set(selectors.flatMap((selector) => matches(selector, /\.(-?[a-zA-Z_][\w-]*)/g)))
}

/** `files`: what can be imported, to find what an import without ending means. */
export function readCodeFile(file: string, files: ReadonlySet<string>): CodeFile {
  const text = readFileSync(file, 'utf8')
  const strings: string[] = []
  const beginnings = new Set<string>()
  const imports: string[] = []
  const lazyImports: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text)
    if (bringsCode(node)) imports.push(node.moduleSpecifier.text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      lazyImports.push(...node.arguments.filter(ts.isStringLiteralLike).map((name) => name.text))
    }
    if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
        strings.push(part.text)
        const beginning = /[^\s]+$/.exec(part.text)
        if (beginning && part.kind !== ts.SyntaxKind.TemplateTail) beginnings.add(beginning[0])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  const resolve = (names: string[]) => names.flatMap((name) => resolveImport(file, name, files) ?? [])
  return {
    file,
    words: new Set(strings.flatMap((string) => string.split(/[\s.#>~+,()[\]:]+/))),
    beginnings,
    declared: new Set(strings.filter((string) => /^--[\w-]+$/.test(string))),
    used: usedIn(text),
    imports: resolve(imports),
    lazyImports: resolve(lazyImports),
  }
}

type BringingImport = (ts.ImportDeclaration | ts.ExportDeclaration) & { moduleSpecifier: ts.StringLiteral }

/** Imports of types bring nothing. */
function bringsCode(node: ts.Node): node is BringingImport {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
  return ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && !node.isTypeOnly
}

/** true when the code can give the class to an element. */
export function givesClass({ words, beginnings }: CodeFile, name: string): boolean {
  return words.has(name) || [...beginnings].some((beginning) => beginning.includes('-') && name.startsWith(beginning))
}

function usedIn(text: string): Set<string> {
  return new Set(matches(text, /var\(\s*(--[\w-]+)/g))
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function resolveImport(file: string, name: string, files: ReadonlySet<string>): string | undefined {
  if (!name.startsWith('.')) return undefined
  const path = join(dirname(file), name)
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find((found) => files.has(found))
}
