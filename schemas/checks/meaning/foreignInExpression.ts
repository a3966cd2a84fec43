/** Operators and words that people bring along from JavaScript, SQL or spreadsheets, and how an expression says the same. */
const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=~': ".matches('…')",
  '??': 'isEmpty(a) ? b : a',
  '=>': 'list.map(x, …)',
  '&': '&&',
  '|': '||',
  '?.': '.',
  '‘': "'…'",
  '’': "'…'",
  '“': "'…'",
  '”': "'…'",
  '，': ',',
  '（': '(',
  '）': ')',
  '`': "'…'",
}

const words: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  is: '==',
  like: ".contains('…')",
  equals: '==',
  eq: '==',
  ne: '!=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
  x: '*',
  mod: '%',
  between: 'a <= b && b <= c',
  undefined: 'null',
  none: 'null',
  nil: 'null',
  if: 'a ? b : c',
  length: 'size(…)',
  len: 'size(…)',
  count: 'size(…)',
  includes: ".contains('…')  /  … in ['a', 'b']",
  tolowercase: '.lower()',
  touppercase: '.upper()',
  tofixed: 'round(…, 2)',
  tostring: 'text(…)',
  string: 'text(…)',
  math: 'round(…), abs(…), min([…]), max([…])',
  date: 'today(), now()',
  avg: 'average(…)',
  isnull: 'isEmpty(…)',
  isblank: 'isEmpty(…)',
  empty: 'isEmpty(…)',
  concat: 'a + b',
  hasrole: "'…' in user.roles",
}

/** What the row is called elsewhere, and words that are written otherwise. */
const roots: Readonly<Record<string, string>> = {
  model: 'row',
  values: 'row',
  record: 'row',
  data: 'row',
  formdata: 'row',
  this: 'row',
  it: 'row',
  currentuser: 'user',
  true: 'true',
  false: 'false',
  null: 'null',
}

/** What stands around or behind expressions elsewhere, and is left out here. */
const needless = /^(?:;|return\b|new\b|const\b|let\b|[#$]\{|\{\{|\}\})/

/** What is left out at the place: an expression stands alone. */
export function findNeedless(source: string, offset: number): string | undefined {
  return needless.exec(source.slice(offset))?.[0] ?? /^\s*(\{\{)/.exec(source)?.[1]
}

/** What a name that can be read nowhere probably stands for. */
export function foreignRoot(name: string): string | undefined {
  return foreignOf(name, roots)?.own
}

/** What is foreign at a place of an expression, and what is written instead. */
export interface ForeignPart {
  found: string
  own: string
}

/** The foreign operator or word at the place, or right before it. */
export function findForeign(source: string, offset: number, length: number): ForeignPart | undefined {
  for (const { 0: found, index } of source.matchAll(/===|!==|=>|=~|<>|\?\?|\?\.|==|!=|<=|>=|&+|\|+|[=`‘’“”，（）]/g)) {
    if (index <= offset && offset < index + found.length) return foreignOf(found, operators)
  }
  const before = /(\w+)\s+$/.exec(source.slice(0, offset))?.[1]
  return foreignWord(source.slice(offset, offset + length)) ?? (before === undefined ? undefined : foreignWord(before))
}

/** A word that is written otherwise in expressions. */
export function foreignWord(found: string): ForeignPart | undefined {
  return foreignOf(found, words)
}

function foreignOf(found: string, own: Readonly<Record<string, string>>): ForeignPart | undefined {
  const name = found.toLowerCase()
  const written = Object.hasOwn(own, name) ? own[name] : undefined
  return written === undefined ? undefined : { found, own: written }
}
