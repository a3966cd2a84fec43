import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** Circles of files that load one another, each as a list of files that ends where it began. Imports of types alone load nothing. */
export function findCircles(files: readonly string[]): string[][] {
  const wanted = new Set(files)
  const done = new Set<string>()
  const circles: string[][] = []
  function visit(file: string, way: readonly string[]): void {
    const at = way.indexOf(file)
    if (at !== -1) circles.push([...way.slice(at), file])
    if (at !== -1 || done.has(file)) return
    for (const next of loadedBy(file)) if (wanted.has(next)) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return circles
}

/** Files of the project that a file loads when it is loaded itself. */
export function loadedBy(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const name = loadedName(statement)
    return name?.startsWith('.') ? (fileAt(join(dirname(file), name)) ?? []) : []
  })
}

function loadedName(statement: ts.Statement): string | undefined {
  const isLoad = ts.isImportDeclaration(statement) ? !isOfTypes(statement) : ts.isExportDeclaration(statement) && !statement.isTypeOnly
  const name = isLoad ? (statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier : undefined
  return name && ts.isStringLiteral(name) ? name.text : undefined
}

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = importClause
  return !name && namedBindings !== undefined && ts.isNamedImports(namedBindings) && namedBindings.elements.every((one) => one.isTypeOnly)
}

function fileAt(path: string): string | undefined {
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(file))
}
