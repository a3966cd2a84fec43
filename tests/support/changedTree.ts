import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What a change does to files that are there: a line more, a piece of text more, or a folder after the example of another. */
type Edit = { file: string; before: string; add: string } | { file: string; replace: string; by: string } | { folder: string; from: string }

/** A copy of the product's sources with changes made to it. */
export interface ChangedTree {
  /** What each change took: new files and folders, and files that were there. */
  costs: Readonly<Record<string, { added: string[]; changed: string[] }>>
  /** Runs a tool of `node_modules` there; throws with its output when it fails. */
  run(tool: string, args: readonly string[]): void
  remove(): void
}

const copied = [
  'schemas',
  'runtime',
  'server-mock',
  'codegen',
  'pages',
  'docs',
  'tests/support',
  'tests/server-mock/services/samplePage.ts',
]
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Makes each change of a folder of fixtures: the files below it, named `.txt` so that nobody compiles them here, and the edits of its `lines.json`. */
export function changeTree(folder: string, names: readonly string[]): ChangedTree {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-changes-'))
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...copied, ...settings], {
    encoding: 'utf8',
  })
  for (const file of tracked.split('\n').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return {
    costs: Object.fromEntries(names.map((name) => [name, makeChange(join(folder, name), root)])),
    run: (tool, args) => void execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], runOptions(root)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** As if it was run by hand: neither as a test nor with threads that were built from the sources as they are. */
function runOptions(cwd: string) {
  const { VITEST: _ours, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, BUILT_THREADS: _threads, ...env } = process.env
  return { cwd, env, encoding: 'utf8', stdio: 'pipe' } as const
}

function makeChange(change: string, root: string): { added: string[]; changed: string[] } {
  const files = readdirSync(change, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
  const added = files.map((name) => name.slice(0, -'.txt'.length))
  for (const [index, file] of added.entries()) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(change, String(files[index])), join(root, file))
  }
  const list = join(change, 'lines.json')
  const edits = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Edit[]) : []
  for (const edit of edits) makeEdit(edit, root)
  const folders = edits.flatMap((edit) => ('folder' in edit ? [edit.folder] : []))
  const changed = new Set(edits.flatMap((edit) => ('file' in edit && !isWithin(edit.file, folders) ? [edit.file] : [])))
  return { added: [...added, ...folders], changed: [...changed] }
}

function isWithin(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`))
}

function makeEdit(edit: Edit, root: string): void {
  if ('folder' in edit) {
    cpSync(join(root, edit.from), join(root, edit.folder), { recursive: true })
    return
  }
  const path = join(root, edit.file)
  const text = readFileSync(path, 'utf8')
  const [found, instead] = 'replace' in edit ? [edit.replace, edit.by] : [edit.before, `${edit.add}\n${edit.before}`]
  if (text.split(found).length !== 2)
    throw new Error(`${edit.file}: "${found}" stands ${text.split(found).length - 1} times there, wanted once`)
  writeFileSync(
    path,
    text.replace(found, () => instead),
  )
}
