import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Names that are exported, with the files that declare them. */
export function exportedNames(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const name of new Set(statements.filter(isExported).flatMap(namesIn))) found.set(name, [...(found.get(name) ?? []), file])
  }
  return found
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
}

function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Identifier }
  return name ? [name.text] : []
}
