import ts from 'typescript'
import type { Change } from './Mutant'

/** One way to make a line wrong. */
export interface Operator {
  name: string
  /** The change of this node; undefined where the operator does not apply. */
  change(node: ts.Node): Change | undefined
  /** What is shown of the node; the node itself when left out. */
  shows?(node: ts.Node): ts.Node
}

function replace(node: ts.Node, replacement: string): Change {
  return { start: node.getStart(), end: node.getEnd(), replacement }
}

function exchange(name: string, from: ts.SyntaxKind, to: string, isFit: (node: ts.BinaryExpression) => boolean = () => true): Operator {
  return {
    name,
    change: (node) =>
      ts.isBinaryExpression(node) && node.operatorToken.kind === from && isFit(node) ? replace(node.operatorToken, to) : undefined,
  }
}

/** Without types only what is plainly a number counts: a digit, a length, a product or a difference. */
function isNumber(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isNumber(node.expression)
  if (ts.isNumericLiteral(node)) return true
  if (ts.isPropertyAccessExpression(node)) return ['length', 'size'].includes(node.name.text)
  const { AsteriskToken, SlashToken, MinusToken } = ts.SyntaxKind
  return ts.isBinaryExpression(node) && [AsteriskToken, SlashToken, MinusToken].some((kind) => kind === node.operatorToken.kind)
}

function renameCall(from: string, to: string): Operator {
  return {
    name: `${from} to ${to}`,
    change: (node) => {
      const name = calledName(node)
      return name?.text === from ? replace(name, to) : undefined
    },
  }
}

/** `x.filter(…)` becomes `x`. */
function dropCall(name: string): Operator {
  return {
    name: `drop .${name}`,
    change: (node) =>
      calledName(node)?.text === name && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
        ? { start: node.expression.expression.getEnd(), end: node.getEnd(), replacement: '' }
        : undefined,
  }
}

/** The method's name where a node calls one. */
function calledName(node: ts.Node): ts.MemberName | undefined {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name : undefined
}

/** Named after the mistake of a programmer: nothing that anybody can bring about. */
export function isProgrammersError(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isNewExpression(node) && /^(Type|Range)?Error$/.test(node.expression.getText())
}

/** `if (…) return`, `throw` or `continue` without an else. */
function isGuard(node: ts.Node): node is ts.IfStatement {
  if (!ts.isIfStatement(node) || node.elseStatement) return false
  const { thenStatement } = node
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement
  if (last === undefined || (ts.isThrowStatement(last) && isProgrammersError(last.expression))) return false
  return ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last)
}

/** A list of names, or one put together from others. */
function isPlainList(node: ts.Node): node is ts.ArrayLiteralExpression {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0) return false
  return node.elements.every((element) => ts.isStringLiteral(element) || ts.isSpreadElement(element))
}

const { AmpersandAmpersandToken, BarBarToken, EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, LessThanToken } = ts.SyntaxKind
const { LessThanEqualsToken, GreaterThanToken, GreaterThanEqualsToken, PlusToken, MinusToken } = ts.SyntaxKind
const parent = (node: ts.Node) => node.parent

export const operators: readonly Operator[] = [
  exchange('&& to ||', AmpersandAmpersandToken, '||'),
  exchange('|| to &&', BarBarToken, '&&'),
  exchange('=== to !==', EqualsEqualsEqualsToken, '!=='),
  exchange('!== to ===', ExclamationEqualsEqualsToken, '==='),
  exchange('< to <=', LessThanToken, '<='),
  exchange('<= to <', LessThanEqualsToken, '<'),
  exchange('> to >=', GreaterThanToken, '>='),
  exchange('>= to >', GreaterThanEqualsToken, '>'),
  exchange('+ to -', PlusToken, '-', ({ left, right }) => isNumber(left) || isNumber(right)),
  exchange('- to +', MinusToken, '+'),
  renameCall('some', 'every'),
  renameCall('every', 'some'),
  ...['filter', 'where', 'trim', 'toLowerCase'].map(dropCall),
  {
    name: 'drop !',
    change: (node) =>
      ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
        ? replace(node, node.operand.getText())
        : undefined,
    shows: parent,
  },
  {
    name: 'true to false',
    change: (node) => (node.kind === ts.SyntaxKind.TrueKeyword ? replace(node, 'false') : undefined),
    shows: parent,
  },
  {
    name: 'false to true',
    change: (node) => (node.kind === ts.SyntaxKind.FalseKeyword ? replace(node, 'true') : undefined),
    shows: parent,
  },
  {
    name: 'swap branches',
    change: (node) =>
      ts.isConditionalExpression(node)
        ? replace(node, `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`)
        : undefined,
  },
  { name: 'drop guard', change: (node) => (isGuard(node) ? replace(node.expression, 'false') : undefined) },
  { name: 'empty list', change: (node) => (isPlainList(node) ? replace(node, '[]') : undefined), shows: parent },
]
