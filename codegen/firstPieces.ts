import type { Plugin, Rollup } from 'vite'
import { type FirstPieces, firstPiecesFile } from '../schemas/wire/firstPieces.ts'
import { firstChunks } from './firstScripts.ts'

/** The interpreter, and the component of a kind of page. */
const pageView = /runtime\/pages\/PageView\.tsx$/
/** What stands around it. */
const frame = /runtime\/shell\/HostedRoutes\.tsx$/
const kindScreen = /runtime\/pages\/(?:\w+\/)?([A-Z]\w+)Page\.tsx$/

/**
 * Writes down which files the browser will ask for when it opens a page of each kind, so that the server names them with the document: those of the document
 * first, because few are fetched at a time, and what runs first asks for more.
 */
export const firstPieces: Plugin = {
  name: 'first-pieces',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const document = new Set([...firstChunks(chunks), ...entries].flatMap(({ fileName }) => [...reachedFrom(fileName, byName)]))
    const filesWith = (module: RegExp) => {
      const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
      return found ? [...reachedFrom(found.fileName, byName)] : []
    }
    const kinds = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => kindScreen.exec(id)?.[1] ?? []))
    const always = [...document, ...filesWith(pageView)]
    const pieces: FirstPieces = {
      kinds: Object.fromEntries(
        kinds.map((kind) => [kind.toLowerCase(), pathsOf([...always, ...filesWith(new RegExp(`/${kind}Page\\.tsx$`))])]),
      ),
      frame: pathsOf(filesWith(frame).filter((name) => !always.includes(name))),
    }
    this.emitFile({ type: 'asset', fileName: firstPiecesFile, source: JSON.stringify(pieces) })
  },
}

function pathsOf(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => `/${name}`)
}

/** A file, what it imports before it runs, and the style sheets of all of them. */
function reachedFrom(name: string, chunks: ReadonlyMap<string, Rollup.OutputChunk>, reached = new Set<string>()): Set<string> {
  const chunk = chunks.get(name)
  if (reached.has(name) || !chunk) return reached
  for (const style of chunk.viteMetadata?.importedCss ?? []) reached.add(style)
  // What holds style sheets alone is no file of its own.
  if (chunk.moduleIds.length > 0 && chunk.moduleIds.every((id) => id.endsWith('.css'))) return reached
  reached.add(name)
  for (const imported of chunk.imports) reachedFrom(imported, chunks, reached)
  return reached
}
