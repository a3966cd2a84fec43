import type { Plugin } from 'vite'

/** Chunks that run before the interface has come, in this order, and the module that each is made of, with what that imports. */
export const firstScripts = [
  { name: 'ask', test: /runtime\/shell\/askFirst\.ts$/ },
  { name: 'first', test: /runtime\/shell\/startProduct\.ts$/ },
] as const

interface Chunk {
  type: string
  name?: string
}

/** Those of a bundle. */
export function firstChunks<C extends Chunk>(files: readonly C[]): C[] {
  return firstScripts.map(({ name }) => {
    const chunk = files.find((file) => file.type === 'chunk' && file.name === name)
    if (!chunk) throw new Error(`No chunk is called "${name}"; see the groups of vite.config.ts`)
    return chunk
  })
}

/**
 * Names them in the document, before the entry that imports them: so each runs as soon as it has come, and what it asks the server for travels beside the
 * rest of the first page.
 */
export const namedFirst: Plugin = {
  name: 'first-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const tags = firstChunks(Object.values(bundle)).map(
        ({ fileName }) => `<script type="module" crossorigin src="/${fileName}"></script>\n    `,
      )
      return html.replace('<script ', `${tags.join('')}<script `)
    },
  },
}
