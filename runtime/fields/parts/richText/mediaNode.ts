import { Node } from '@tiptap/core'
import { mediaElementOf } from '../../../../schemas/fields/ownMedia'

/** A recording or a film that was uploaded here. Nothing from elsewhere is one. */
export const mediaNode = Node.create({
  name: 'media',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null } }),
  parseHTML() {
    const getAttrs = (element: HTMLElement) => (mediaElementOf(element.getAttribute('src')) === element.localName ? null : false)
    return ['video', 'audio'].map((tag) => ({ tag: `${tag}[src]`, getAttrs }))
  },
  renderHTML({ node }) {
    const src: unknown = node.attrs.src
    return [mediaElementOf(src) ?? 'p', { src, controls: 'controls', preload: 'metadata' }]
  },
})
