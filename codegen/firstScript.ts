import type { Plugin } from 'vite'

/** The chunk of `runtime/shell/startProduct.ts` and what it imports. */
export const firstScriptName = 'first'

/**
 * Names that chunk in the document, before the entry that imports it: so it runs as soon as it has come, and what it asks the server for travels beside the
 * rest of the first page.
 */
export const firstScript: Plugin = {
  name: 'first-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === firstScriptName)
      if (!chunk) throw new Error(`No chunk is called "${firstScriptName}"; see the groups of vite.config.ts`)
      return html.replace('<script ', `<script type="module" crossorigin src="/${chunk.fileName}"></script>\n    <script `)
    },
  },
}
