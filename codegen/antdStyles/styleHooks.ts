import { type ESTree, parseSync } from 'vite'

/**
 * The calls of antd that make a hook of a component's styles, and what each gives in a build, where styles and variables come as style sheets: no classes of a
 * hash and of a scope, or a component that draws nothing, for the styles of a part.
 */
const hookMakers: Readonly<Record<string, string>> = {
  genStyleHooks: "() => ['', '']",
  genComponentStyleHook: "() => ''",
  genSubStyleComponent: '() => null',
}
const partMaker = 'genSubStyleComponent'

/** What a style file of antd gives to its component. */
export interface StyleHook {
  /** Under which name it is exported. */
  name: string
  /** true: it is a component that is drawn, not a hook that is called. */
  isPart: boolean
  /** What it is in a build. */
  built: string
}

/** The hooks of a style file of antd, from its code. */
export function styleHooksIn(file: string, code: string): StyleHook[] {
  return parseSync(file, code).program.body.flatMap((statement) => {
    const [maker] = makersIn(statement)
    if (maker === undefined) return []
    const name = exportedName(statement)
    if (name === undefined) throw new Error(`antd: ${file} exports its styles in another way`)
    return { name, isPart: maker === partMaker, built: hookMakers[maker] ?? '' }
  })
}

/** Its code in a build: nothing that makes rules, and of what it imports only the files of the same component, whose rules stand before its own. */
export function builtStyleFile(file: string, code: string): string {
  const hooks = styleHooksIn(file, code).map(({ name, built }) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${built}`)
  const others = parseSync(file, code).program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return /^\.(\/\w+)?$/.test(statement.source.value) ? `import '${statement.source.value}'` : []
    return isLiteral(statement) ? code.slice(statement.start, statement.end) : []
  })
  return [...others, ...hooks].join('\n')
}

/** true: it exports a text, which the component takes too. */
function isLiteral(statement: ESTree.Node): boolean {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return false
  return statement.declaration.declarations.every(({ init }) => init?.type === 'Literal')
}

function exportedName(statement: ESTree.Node): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return 'default'
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return undefined
  const [variable] = statement.declaration.declarations
  return variable?.id.type === 'Identifier' ? variable.id.name : undefined
}

/** The makers of hooks that a piece of code calls, with all that it holds. */
function makersIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee } = node as ESTree.CallExpression
  if (type === 'CallExpression' && callee.type === 'Identifier' && Object.hasOwn(hookMakers, callee.name)) return [callee.name]
  return Object.values(node).flatMap(makersIn)
}
