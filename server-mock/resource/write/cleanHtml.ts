import sanitizeHtml from 'sanitize-html'
import { mediaElementOf } from '../../../schemas/fields/ownMedia'

const player = ['src', 'controls', 'preload']
const cell = ['colspan', 'rowspan', 'colwidth']

/** What the editor can write; nothing that runs, loads a script or leaves its place on the page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'span', 'div'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'a', 'img', 'video', 'audio'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: player,
    audio: player,
    ol: ['start', 'type'],
    th: cell,
    td: cell,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify)$/],
      color: [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]{1,40}\)$/],
      'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]{1,40}\)$/],
      width: [/^\d{1,4}(\.\d{1,3})?(px|%)$/],
      'min-width': [/^\d{1,4}px$/],
    },
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'video' || tag === 'audio') && mediaElementOf(attribs.src) !== tag,
  transformTags: {
    // A page that a link opens must not reach back into this one.
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of formatted text. */
export function wordsOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  const spaced = html.replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/t[dh])\b[^>]*>/gi, '$& ')
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return words
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}

/** HTML without anything that could run in the browser of whoever reads it. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed)
}
