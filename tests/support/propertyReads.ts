import ts from 'typescript'

/** Every property that a type says, and those of the types that it is made of, as far as they are declared in `folder`. */
export function propertiesWithin(checker: ts.TypeChecker, root: ts.Type, folder: string): Set<ts.Declaration> {
  const found = new Set<ts.Declaration>()
  const seen = new Set<ts.Type>()
  const isOurs = (declaration: ts.Declaration) => `/${declaration.getSourceFile().fileName}`.includes(`/${folder}/`)
  const visit = (type: ts.Type): void => {
    if (seen.has(type)) return
    seen.add(type)
    if (type.isUnionOrIntersection()) for (const part of type.types) visit(part)
    for (const argument of checker.getTypeArguments(type as ts.TypeReference) ?? []) visit(argument)
    if (!(type.flags & ts.TypeFlags.Object)) return
    const index = checker.getIndexInfosOfType(type)
    for (const { type: value } of index) visit(value)
    for (const property of type.getProperties()) {
      const own = (property.declarations ?? []).filter((one) => ts.isPropertySignature(one) && isOurs(one))
      for (const declaration of own) {
        found.add(declaration)
        visit(checker.getTypeOfSymbolAtLocation(property, declaration))
      }
    }
  }
  visit(root)
  return found
}

/** `ListPageConfig.pageSize`. */
export function nameOf(property: ts.Declaration): string {
  const owner = ts.findAncestor(property, (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
  const name = ts.isPropertySignature(property) ? property.name.getText().replaceAll("'", '') : ''
  return `${owner && ts.isDeclarationStatement(owner) ? owner.name?.getText() : ''}.${name}`
}

/**
 * Those of the properties that the files read: by a point, by a bracket with a known key, or by taking an object apart. Writing a property, or
 * making an object with it, reads nothing.
 */
export function readProperties(
  program: ts.Program,
  files: readonly string[],
  properties: ReadonlySet<ts.Declaration>,
): Set<ts.Declaration> {
  const checker = program.getTypeChecker()
  const read = new Set<ts.Declaration>()
  // Only where one of their names stands are types worked out: that takes most of the time.
  const names = new Set([...properties].map((one) => (ts.isPropertySignature(one) ? one.name.getText() : '')))
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) if (properties.has(declaration)) read.add(declaration)
  }
  const noteNames = (object: ts.Expression, key: ts.Type) => {
    const type = checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(object)))
    const keys = checker.getBaseConstraintOfType(key) ?? key
    for (const one of keys.isUnion() ? keys.types : [keys]) {
      if (one.isStringLiteral()) note(checker.getPropertyOfType(type, one.value))
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text) && !isWritten(node)) note(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node) && !isWritten(node))
      noteNames(node.expression, checker.getTypeAtLocation(node.argumentExpression))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = node.propertyName ?? node.name
      if ((ts.isIdentifier(name) || ts.isStringLiteral(name)) && names.has(name.text)) {
        note(checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeAtLocation(node.parent)), name.text))
      }
    }
    ts.forEachChild(node, visit)
  }
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source) visit(source)
  }
  return read
}

function isWritten(node: ts.Expression): boolean {
  const { parent } = node
  return ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
}
