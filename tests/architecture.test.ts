import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { pageKinds } from '../schemas/page/kinds'
import { exportedNames } from './support/exportedNames'
import { findCircles, loadedBy } from './support/findCircles'

/** Who may import whom. A room may always import itself; what is not listed is forbidden, and nothing ever points back. A file of its own row stands in no other. */
const allowed: Record<string, string[]> = {
  schemas: [],
  codegen: ['schemas'],
  // What is made of the looks when the product is built.
  'codegen/antdStyles': ['runtime/kit/theme'],
  'server-mock/kernel': ['schemas'],
  'server-mock/db': ['schemas', 'server-mock/kernel'],
  'server-mock/sheets': ['server-mock/kernel'],
  'server-mock/resource': ['schemas', 'server-mock/{kernel,db,sheets}'],
  'server-mock/rights': ['schemas', 'server-mock/{kernel,db,resource}'],
  'server-mock/system': ['schemas', 'server-mock/{kernel,db,resource,rights}'],
  'server-mock/services': ['schemas', 'server-mock/{kernel,db,sheets,resource,rights,system}'],
  'server-mock/app': ['schemas', 'server-mock/{kernel,db,sheets,resource,rights,system,services}'],
  'server-mock/start.mjs': ['codegen/install.mjs', 'codegen/build.mjs', 'dist/server/main.mjs'],
  'runtime/kit': [],
  'runtime/text': ['schemas'],
  'runtime/model': ['schemas'],
  'runtime/calls': ['schemas'],
  'runtime/session': ['schemas', 'runtime/{calls,kit,text}'],
  'runtime/fields': ['schemas', 'runtime/{kit,text,model,calls,session}'],
  'runtime/grid': ['schemas', 'runtime/{kit,text,model,calls,session,fields}'],
  'runtime/query': ['schemas', 'runtime/{kit,text,model,calls,session,fields}'],
  'runtime/rows': ['schemas'],
  'runtime/form': ['schemas', 'runtime/{kit,text,model,calls,session,fields,rows,grid,table}'],
  'runtime/table': ['schemas', 'runtime/{kit,text,model,calls,session,fields,rows,grid,form}'],
  'runtime/pickers': ['schemas', 'runtime/{kit,text,model,calls,session,fields,grid,query,form,table}'],
  'runtime/features': ['schemas', 'runtime/{kit,text,model,calls,session,fields,grid,query,form,table}'],
  'runtime/pages': ['schemas', 'runtime/{kit,text,model,calls,session,fields,pickers,grid,query,form,table,features}'],
  'runtime/studio': ['schemas', 'runtime/{kit,text,model,calls,session,fields,pickers,grid,query,form,table,pages,features}'],
  'runtime/shell': ['schemas', 'runtime/{kit,text,model,calls,session,fields,pickers,grid,query,form,table,pages,studio,features}'],
  'runtime/extensions.ts': ['schemas', 'runtime/{fields,form,features,table,kit}'],
  'runtime/main.tsx': ['runtime/{shell,extensions}', 'runtime/kit/theme.css'],
}

/** Packages that only some rooms may know. */
const packageHomes: Record<string, string[]> = {
  'react-data-grid': ['runtime/grid', 'tests/bench'],
  antd: ['runtime', 'codegen/antdStyles', 'tests'],
  react: ['runtime', 'codegen/antdStyles', 'tests'],
  'react-dom': ['runtime', 'codegen/antdStyles', 'tests'],
  fastify: ['server-mock', 'tests'],
  kysely: ['server-mock', 'tests'],
  typescript: ['codegen', 'tests'],
}

/** Rooms that are entered by their `index.ts` alone; only their own tests look inside. */
const closedRooms = ['server-mock/resource']

/** Rooms whose exports bear the names of what they belong to. */
const sameOnPurpose = ['runtime/fields', 'runtime/text', 'server-mock/kernel/text']

/** Rooms in which no file waits for another that is waiting for it while they are loaded. */
const withoutCircles = ['schemas', 'codegen', 'runtime', 'server-mock']

/** Rooms whose code also runs where there is no React: in tests of the model, in scripts, on a server. */
const withoutReact = ['schemas', 'runtime/model', 'runtime/rows', 'runtime/calls']

const files = listFiles()
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^schemas\/(json|rows)\//.test(file))

describe('who may import whom', () => {
  for (const [room, friends] of Object.entries(allowed)) {
    const rooms = [room, ...friends.flatMap(expand)]
    it(`${room} imports ${friends.length > 0 ? `itself and ${friends.join(', ')}` : 'nothing of ours'}`, () => {
      const strays = importsOf(room).filter(
        ({ file, target }) => roomOf(file) === room && target !== undefined && !rooms.some((friend) => isWithin(target, friend)),
      )
      expect(strays.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
    })
  }

  it('puts every file of the product into a room of the table', () => {
    const homes = [...Object.keys(allowed), 'tests', '.ci', 'vite.config.ts', 'runtime/vite-env.d.ts']
    expect(code.filter((file) => !homes.some((home) => isWithin(file, home)))).toEqual([])
  })

  for (const room of closedRooms) {
    it(`enters ${room} by its index alone`, () => {
      const past = importsOf('').filter(
        ({ file, target }) =>
          !isWithin(file, room) && !isWithin(file, 'tests') && target !== undefined && isWithin(target, room) && target !== room,
      )
      expect(past.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
    })
  }

  it(`loads in ${withoutCircles.join(', ')} without circles`, () => {
    const sources = code.filter((file) => withoutCircles.some((room) => isWithin(file, room)))
    expect(findCircles(sources).map((circle) => circle.join(' → '))).toEqual([])
  })

  for (const [name, homes] of Object.entries(packageHomes)) {
    it(`only ${homes.join(', ')} may import ${name}`, () => {
      const strays = importsOf('').filter((found) => isPackage(found.name, name) && !homes.some((home) => isWithin(found.file, home)))
      expect(strays.map(({ file }) => file)).toEqual([])
    })
  }

  it('reads typed dates with code that comes with the calendar, or when somebody types one', () => {
    const loaded = new Set<string>()
    const load = (file: string) => {
      if (loaded.has(file)) return
      loaded.add(file)
      for (const next of loadedBy(file)) load(next)
    }
    load('runtime/fields/index.ts')
    expect([...loaded].filter((file) => /\/(typedDate|DateBox|TypedPicker)\.tsx?$/.test(file))).toEqual([])
  })

  it('keeps React out of the language, the model and the calls', () => {
    const strays = withoutReact
      .flatMap(importsOf)
      .filter(({ name }) => /^(react|react-dom|antd|jotai|@rjsf|@ant-design)(\/|-|$)/.test(name))
    expect(strays).toEqual([])
  })

  it('keeps Node out of the language and the browser', () => {
    const strays = ['schemas', 'runtime'].flatMap(importsOf).filter(({ name }) => name.startsWith('node:'))
    expect(strays).toEqual([])
  })
})

describe('habits', () => {
  it('keeps every file within 300 lines', () => {
    const lengths = code.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
  })

  it('exports by name; only the tool configuration has a default export', () => {
    const strays = code.filter((file) => file !== 'vite.config.ts' && parse(file).statements.some(isDefaultExport))
    expect(strays).toEqual([])
  })

  it('calls no two things by one exported name; a kind of field has its facts and its components, an area its texts', () => {
    const product = code.filter((file) => !isWithin(file, 'tests') && !sameOnPurpose.some((room) => isWithin(file, room)))
    const twice = [...exportedNames(product)].filter(([, homes]) => homes.length > 1)
    expect(twice.map(([name, homes]) => `${name}: ${homes.join(', ')}`)).toEqual([])
  })

  it('keeps index files to lists', () => {
    const indexes = code.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(indexes.flatMap(findStatements)).toEqual([])
  })

  it('silences the compiler nowhere; only a test may expect an error of a type', () => {
    const product = code.filter((file) => !isWithin(file, 'tests'))
    expect(product.filter((file) => /\/[/*]\s*@ts-/.test(readFileSync(file, 'utf8')))).toEqual([])
    expect(code.filter((file) => /\/[/*]\s*@ts-(ignore|nocheck)/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has one grid: no other table of a library stands beside it', () => {
    const product = code.filter((file) => isWithin(file, 'runtime'))
    expect(product.filter((file) => /import \{[^}]*\bTable\b[^}]*\} from 'antd'/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('asks the facts of a page, and compares its kind with no name', () => {
    const compares = new RegExp(`kind\\s*[!=]==?\\s*'(${pageKinds.join('|')})'|case '(${pageKinds.join('|')})':`)
    const product = code.filter((file) => !isWithin(file, 'tests'))
    expect(product.filter((file) => compares.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('names no folder of one machine', () => {
    const machinePath = /(^|["'`\s=(])\/(work|home|Users|root)\//m
    const texts = files.filter((file) => /\.(ts|tsx|mjs|json|md|css|html)$/.test(file))
    expect(texts.filter((file) => machinePath.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

interface FoundImport {
  file: string
  name: string
  /** The path inside the project, without extension; undefined for packages. */
  target: string | undefined
}

function importsOf(room: string): FoundImport[] {
  return code.filter((file) => isWithin(file, room)).flatMap(readImports)
}

const importCache = new Map<string, FoundImport[]>()

/** Static, dynamic and type imports alike. */
function readImports(file: string): FoundImport[] {
  const known = importCache.get(file)
  if (known) return known
  const found = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName: name }) => ({
    file,
    name,
    target: name.startsWith('.') ? join(dirname(file), name) : undefined,
  }))
  importCache.set(file, found)
  return found
}

/** The row of the table that speaks of the file: the most particular one. */
function roomOf(file: string): string | undefined {
  const rooms = Object.keys(allowed).filter((room) => isWithin(file, room))
  return rooms.sort((one, other) => other.length - one.length)[0]
}

function isWithin(path: string, room: string): boolean {
  return room === '' || path === room || path === room.replace(/\.tsx?$/, '') || path.startsWith(`${room}/`)
}

function isPackage(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}/`)
}

function expand(pattern: string): string[] {
  const [, start = '', names] = /^(.*)\{(.*)\}$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => start + name)
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

function isDefaultExport(statement: ts.Statement): boolean {
  const isMarked = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return ts.isExportAssignment(statement) || isMarked === true
}

/** Statements of an index file that are neither an import, an export, a type nor a plain list. */
function findStatements(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((statement) => !isListStatement(statement))
    .map((statement) => `${file}: ${statement.getText().slice(0, 80)}`)
}

function isListStatement(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return true
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return true
  return ts.isVariableStatement(statement) && !containsFunction(statement)
}

/** `() => import('./FormPage')` stands for what it imports, and is no code of its own. */
function isLazyImport(node: ts.Node): boolean {
  return ts.isArrowFunction(node) && ts.isCallExpression(node.body) && node.body.expression.kind === ts.SyntaxKind.ImportKeyword
}

function containsFunction(node: ts.Node): boolean {
  if (isLazyImport(node)) return false
  return ts.isFunctionLike(node) || (ts.forEachChild(node, (child) => containsFunction(child) || undefined) ?? false)
}

/** Tracked files and new ones that git does not ignore. */
function listFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
  return list.split('\n').filter((file) => file !== '' && existsSync(file))
}
