import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const list = 'schemas/language/index.ts'
const browserList = 'runtime/text/languagePacks.ts'

/** The files of the product that know of languages by their types. */
function filesWithLanguages(): string[] {
  const words = ['-e', String.raw`\bLanguage\b`, '-e', 'languageCodes', '-e', 'Translations', '-e', 'SourceText', '-e', 'TextByLanguage']
  const found = execFileSync('git', ['grep', '--untracked', '-lP', ...words, '--', 'schemas', 'server-mock', 'codegen', 'runtime'])
  return String(found)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/^schemas\/(json|rows)\//.test(file))
}

/** Files that do not compile when the list of languages has this text. */
function brokenBy(text: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
  const host = ts.createCompilerHost(options)
  const { readFile, getSourceFile } = host
  const changed = resolve(list)
  host.readFile = (name) => (resolve(name) === changed ? text : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    resolve(name) === changed ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest)
  const files = filesWithLanguages()
  const program = ts.createProgram(files, options, host)
  return files.filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
}

it('a further language is a line in the list, and one where the browser finds its folder: nothing else stops compiling', () => {
  const text = readFileSync(list, 'utf8')
  const longer = text.replace("'de-DE': {", "'fr-FR': { name: 'Français' },\n  'de-DE': {")
  expect(longer).not.toBe(text)
  expect(brokenBy(longer)).toEqual([browserList])
}, 120_000)

it('no code asks which language it is', () => {
  const comparison = `[!=]== *'[a-z]{2}-[A-Z]{2}'|'[a-z]{2}-[A-Z]{2}' *[!=]==`
  const { status, stdout } = spawnSync('git', [
    'grep',
    '--untracked',
    '-nP',
    comparison,
    '--',
    'schemas',
    'server-mock',
    'codegen',
    'runtime',
  ])
  expect({ found: String(stdout), status }).toEqual({ found: '', status: 1 })
})
