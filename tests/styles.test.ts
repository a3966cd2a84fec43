import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CodeFile, givesClass, readCodeFile, readStyleFile } from './support/readStyles'

const files = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'runtime'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(file)),
)
const styles = [...files].filter((file) => file.endsWith('.css')).map(readStyleFile)
const code = [...files].filter((file) => !file.endsWith('.css')).map((file) => readCodeFile(file, files))
const byName = new Map(code.map((one) => [one.file, one]))

/** Classes and properties that packages give and read. */
const foreign = /^(-*)(ant|anticon|rdg|cm|ProseMirror|ReactCrop|tiptap|selectedCell)(-|__|$)/

it('every custom property that is used is declared, and every one that is declared is used', () => {
  const all = [...styles, ...code]
  const declared = new Set(all.flatMap((one) => [...one.declared]))
  const used = new Set(all.flatMap((one) => [...one.used]))
  expect([...used].filter((name) => !isNamed(name, declared) && !foreign.test(name))).toEqual([])
  expect([...declared].filter((name) => ![...used].some((one) => isNamed(one, new Set([name]))) && !foreign.test(name))).toEqual([])
})

/** A name that ends in a hyphen goes on with a value. */
function isNamed(name: string, names: ReadonlySet<string>): boolean {
  return names.has(name) || (name.endsWith('-') && [...names].some((one) => one.startsWith(name)))
}

it('every class that a style speaks of is given to something', () => {
  const dead = styles.flatMap(({ file, classes }) =>
    [...classes].filter((name) => !foreign.test(name) && !code.some((one) => givesClass(one, name))).map((name) => `${file} .${name}`),
  )
  expect(dead).toEqual([])
})

it('styles are there wherever their classes are given', () => {
  const missing = styles.flatMap(({ file, leading }) =>
    [...leading]
      .filter((name) => name.includes('-') && !foreign.test(name))
      .flatMap((name) =>
        code.filter((one) => one.words.has(name) && !hasStyles(one, file)).map((one) => `${one.file} .${name} of ${file}`),
      ),
  )
  expect(missing).toEqual([])
})

/** true when drawing what stands in the file has loaded the styles: it, something that it imports, or everybody who imports it brings them. */
function hasStyles(one: CodeFile, style: string, seen = new Set<string>()): boolean {
  if (seen.has(one.file)) return true
  seen.add(one.file)
  if (importedBy(one).has(style)) return true
  const importers = code.filter(({ imports, lazyImports }) => imports.includes(one.file) || lazyImports.includes(one.file))
  return importers.length > 0 && importers.every((importer) => hasStyles(importer, style, seen))
}

const closures = new Map<string, Set<string>>()

/** Everything that comes with a file. */
function importedBy(one: CodeFile): Set<string> {
  const known = closures.get(one.file)
  if (known) return known
  const found = new Set<string>([one.file])
  for (const file of found) for (const next of byName.get(file)?.imports ?? []) found.add(next)
  closures.set(one.file, found)
  return found
}
