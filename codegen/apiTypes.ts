import { readdirSync, readFileSync } from 'node:fs'
import { generatedNote } from './generatedNote'

const folder = 'schemas/api'

/** Names of the exported types of a file that stand for themselves; generic ones have no schema of their own. */
function typesIn(file: string): string[] {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  return [...text.matchAll(/^export (?:interface|type) (\w+)(?= [={]| extends)/gm)].map(([, name = '']) => name)
}

/** Every type of `schemas/api` by its name: a route that names a type is held to it by the compiler. */
export function makeApiTypes(): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({ path: `../api/${file.replace(/\.ts$/, '')}`, types: typesIn(file).sort() }))
    .filter(({ types }) => types.length > 0)
  const imports = files.map(({ path, types }) => `import type { ${types.join(', ')} } from '${path}'\n`)
  const names = files.flatMap(({ types }) => types).sort()
  const entries = names.map((name) => `  ${name}: ${name}\n`)
  return `${generatedNote}${imports.join('')}\nexport interface ApiTypes {\n${entries.join('')}}\n`
}
