import ts from 'typescript'

/** The strings that code can make: written ones, and templates whose every part is one of some known words. */
export interface MadeTexts {
  written: ReadonlySet<string>
  /** What each template can be. */
  templates: readonly ReadonlySet<string>[]
  /** Templates that begin with one of the prefixes and have a part that could be any string, as `file:line text`. */
  unknown: readonly string[]
}

/** The files with the types of their expressions. */
export function readTypes(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
  return ts.createProgram([...files], options)
}

/** `prefixes`: what a template begins with that has to be made of known words. */
export function readMadeTexts(program: ts.Program, files: readonly string[], prefixes: readonly string[]): MadeTexts {
  const checker = program.getTypeChecker()
  const written = new Set<string>()
  const templates: ReadonlySet<string>[] = []
  const unknown: string[] = []

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) written.add(node.text)
    if (ts.isTemplateExpression(node)) {
      const words = wordsOf(node, checker)
      if (words) templates.push(new Set(words))
      else if (prefixes.some((prefix) => node.head.text.startsWith(prefix))) unknown.push(placeOf(node))
    }
    ts.forEachChild(node, visit)
  }
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source) visit(source)
  }
  return { written, templates, unknown }
}

/** Everything that the template can be; undefined when a part can be any string. */
function wordsOf({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker): string[] | undefined {
  let words = [head.text]
  for (const { expression, literal } of templateSpans) {
    const type = checker.getTypeAtLocation(expression)
    const parts = literalsOf(checker.getBaseConstraintOfType(type) ?? type)
    if (!parts) return undefined
    words = words.flatMap((word) => parts.map((part) => word + part + literal.text))
  }
  return words
}

function literalsOf(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type]
  const literals = types.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : []))
  return literals.length === types.length ? literals : undefined
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return `${source.fileName}:${line + 1} ${node.getText()}`
}
