import DOMPurify from 'dompurify'

/** HTML without anything that runs, loads from elsewhere unasked, or reaches out of its box. The server cleans on write; this cleans on render. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'video', 'audio'],
    FORBID_ATTR: ['id', 'class', 'name'],
  })
}
