import { execFileSync } from 'node:child_process'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { listFeatures } from '../runtime/features'
import documentSchema from '../schemas/json/document.schema.json' with { type: 'json' }
import schema from '../schemas/json/page.schema.json' with { type: 'json' }
import { aliases } from '../schemas/json/propertyShapes'
import { languageCodes } from '../schemas/language/findLanguage'
import { nameOf, propertiesWithin, readProperties } from './support/propertyReads'
import { answerReasons, documentReasons, pageReasons } from './support/readElsewhere'
import { readTypes } from './support/usedTexts'

const files = codeIn('schemas', 'runtime', 'server-mock')
const program = readTypes(files)
const checker = program.getTypeChecker()

// What is only held to be well written does nothing.
const readers = files.filter((file) => !file.startsWith('schemas/checks/'))
const propertiesOf = (file: string, type: string) =>
  propertiesWithin(checker, checker.getDeclaredTypeOfSymbol(exported(file, type)), 'schemas')

describe('what a page can say', () => {
  const properties = propertiesOf('schemas/page/kinds/index.ts', 'PageConfig')
  const unread = unreadOf(properties, readers)
  const reasons = pageReasons(listFeatures.map(({ name }) => name))
  const otherSpellings = [...named('FieldBase', aliases.field), ...named('ChoiceBase', aliases.field), ...named('Option', aliases.option)]

  it('is found in the types, all that the JSON Schema knows', () => {
    expect(namesIn(schema).filter((name) => !foundIn(properties).has(name))).toEqual([])
    expect(namesIn(schema).length).toBeGreaterThan(100)
  })

  it('is read by something', () => {
    expect(unread.filter((name) => !(name in reasons) && !otherSpellings.includes(name))).toEqual([])
  })

  it('needs no excuse where it is read', () => {
    expect(Object.keys(reasons).filter((name) => !unread.includes(name))).toEqual([])
  })
})

describe('what a document beside pages can say', () => {
  const properties = propertiesOf('schemas/documents/index.ts', 'DocumentConfig')

  it('is found in the types, all that the JSON Schema knows', () => {
    expect(namesIn(documentSchema).filter((name) => !foundIn(properties).has(name))).toEqual([])
    expect(namesIn(documentSchema)).toEqual(expect.arrayContaining(['items', 'disabled', 'makes', 'prefix', 'steps', 'characters']))
  })

  const unread = unreadOf(properties, readers)

  it('is read by something', () => {
    expect(unread.filter((name) => !(name in documentReasons))).toEqual([])
  })

  it('needs no excuse where it is read', () => {
    expect(Object.keys(documentReasons).filter((name) => !unread.includes(name))).toEqual([])
  })
})

describe('what calls answer', () => {
  const types = checker.getDeclaredTypeOfSymbol(exported('schemas/json/ApiTypes.ts', 'ApiTypes'))
  const answers = new Set(codeIn('server-mock').flatMap((file) => answersOf(program.getSourceFile(file))))
  const properties = new Set([...answers].flatMap((name) => [...propertiesWithin(checker, typeOf(types, name), 'schemas/api')]))
  const unread = unreadOf(
    properties,
    files.filter((file) => file.startsWith('runtime/')),
  )

  it('is read in the browser, or it is written down why it travels', () => {
    expect(answers.size).toBeGreaterThan(30)
    expect(unread.filter((name) => !(name in answerReasons))).toEqual([])
  })

  it('needs no excuse where it is read', () => {
    expect(Object.keys(answerReasons).filter((name) => !unread.includes(name))).toEqual([])
  })
})

/** Every property that a schema knows, whatever it belongs to. */
function namesIn({ definitions }: { definitions: object }): string[] {
  const names = Object.values(definitions).flatMap((one: { properties?: object }) => Object.keys(one.properties ?? {}))
  return [...new Set(names)]
}

function foundIn(properties: ReadonlySet<ts.Declaration>): ReadonlySet<string> {
  return new Set([...[...properties].map((property) => nameOf(property).replace(/^.*\./, '')), ...languageCodes])
}

function named(owner: string, names: object): string[] {
  return Object.keys(names).map((name) => `${owner}.${name}`)
}

function codeIn(...folders: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/^(runtime|server-mock)\/(kernel\/)?text\//.test(file))
}

function unreadOf(properties: ReadonlySet<ts.Declaration>, readers: readonly string[]): string[] {
  const read = readProperties(program, readers, properties)
  return [...properties].filter((property) => !read.has(property)).map(nameOf)
}

function exported(file: string, name: string): ts.Symbol {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name)
  if (!symbol) throw new Error(`${file} exports no ${name}`)
  return symbol
}

function typeOf(types: ts.Type, name: string): ts.Type {
  const property = types.getProperty(name)
  if (!property) throw new Error(`no type is called ${name}`)
  return checker.getTypeOfSymbol(property)
}

/** The names after `answer:` in the routes of a file. */
function answersOf(source: ts.SourceFile | undefined): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'answer' && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  if (source) visit(source)
  return found
}
