import { type ESTree, parseSync } from 'vite'

/** The calls of antd that make a hook of a component's styles; the second makes a component that draws nothing, for the styles of a part. */
const hookMaker = /^gen(StyleHooks|ComponentStyleHook)$/
const partMaker = 'genSubStyleComponent'

/** What a style file of antd gives to its component. */
export interface StyleHook {
  /** Under which name it is exported. */
  name: string
  /** true: it is a component that is drawn, not a hook that is called. */
  isPart: boolean
  /** The code that makes its rules, by its place in the file. */
  rules: readonly { start: number; end: number }[]
}

/** The hooks of a style file of antd, from its code. */
export function styleHooksIn(file: string, code: string): StyleHook[] {
  return parseSync(file, code).program.body.flatMap((statement) => {
    const makers = makersIn(statement)
    if (makers.length === 0) return []
    const name = exportedName(statement)
    if (name === undefined) throw new Error(`antd: ${file} exports its styles in another way`)
    return [{ name, isPart: makers.some(({ maker }) => maker === partMaker), rules: makers.flatMap(({ rules }) => rules ?? []) }]
  })
}

function exportedName(statement: ESTree.Node): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return 'default'
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return undefined
  const [variable] = statement.declaration.declarations
  return variable?.id.type === 'Identifier' ? variable.id.name : undefined
}

/** The calls that make hooks, in a piece of code and in all that it holds. */
function makersIn(node: unknown): { maker: string; rules: ESTree.Argument | undefined }[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(makersIn)
  const { type, callee, arguments: given } = node as ESTree.CallExpression
  if (type !== 'CallExpression' || callee.type !== 'Identifier' || !(hookMaker.test(callee.name) || callee.name === partMaker))
    return inside
  return [{ maker: callee.name, rules: given[1] }, ...inside]
}
