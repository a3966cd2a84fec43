import ts from 'typescript'
import { type Mutant, shortened } from './Mutant'
import { isProgrammersError, operators } from './operators'

/** Every mutant of a file, in the order of its lines. Types, imports and the texts of programmers' errors are left as they are. */
export function generateMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: Mutant[] = []
  visit(source, (node) => found.push(...mutantsOf(source, node)))
  return found.sort((one, other) => one.start - other.start || one.operator.localeCompare(other.operator))
}

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  if (isLeftOut(node)) return
  onNode(node)
  ts.forEachChild(node, (child) => visit(child, onNode))
}

function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  return isProgrammersError(node)
}

function mutantsOf(source: ts.SourceFile, node: ts.Node): Mutant[] {
  return operators.flatMap((operator) => {
    const change = operator.change(node)
    if (!change) return []
    const { line, character } = source.getLineAndCharacterOfPosition(change.start)
    const id = `${source.fileName}:${line + 1}:${character + 1} ${operator.name}`
    const code = shortened((operator.shows?.(node) ?? node).getText())
    return [{ id, file: source.fileName, operator: operator.name, code, within: functionAround(node), ...change }]
  })
}

function functionAround(node: ts.Node): string {
  const name = nameOfFunction(node)
  if (name && ts.isIdentifier(name)) return name.text
  return ts.isSourceFile(node) ? '' : functionAround(node.parent)
}

function nameOfFunction(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name
  return ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer) ? node.name : undefined
}
