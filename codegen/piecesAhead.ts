import type { Plugin, Rollup } from 'vite'

/** By each file of the browser part all that runs before it. */
const before = new Map<string, ReadonlySet<string>>()

/** Of the files that a piece needs, those that whoever asks for it has not run already. */
export function piecesAhead(_piece: string, needed: string[], { hostId }: { hostId: string }): string[] {
  return needed.filter((file) => !before.get(hostId)?.has(file))
}

/** Keeps in mind what runs before what: each piece is asked for together with what it needs, and only those names stand in a file that are of use there. */
export const notedPieces: Plugin = {
  name: 'noted-pieces',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
      for (const { fileName } of chunks) before.set(fileName, withImports(fileName, importsOf))
    },
  },
}

function withImports(file: string, importsOf: ReadonlyMap<string, readonly string[]>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf.get(file) ?? []) withImports(imported, importsOf, found)
  return found
}
