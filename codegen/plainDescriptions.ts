import type { Plugin } from 'vite'

/** Descriptions are plain text: what would draw Markdown in them is left out. */
export const plainDescriptions: Plugin = {
  name: 'plain-descriptions',
  enforce: 'pre',
  resolveId: (source) => (source === 'markdown-to-jsx/react' ? '\0plain-text' : null),
  load: (id) => (id === '\0plain-text' ? 'export const Markdown = ({ children }) => children' : null),
}
