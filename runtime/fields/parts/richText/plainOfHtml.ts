/** The words of formatted text. The document that is made for it runs no scripts and loads nothing. */
export function plainOfHtml(html: unknown): string {
  if (typeof html !== 'string' || html === '') return ''
  if (!/[<&]/.test(html)) return html
  const spaced = html.replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/t[dh])\b[^>]*>/gi, '$& ')
  const words = new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? ''
  return words.replace(/\s+/g, ' ').trim()
}
