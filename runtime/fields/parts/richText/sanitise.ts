import DOMPurify from 'dompurify'
import { mediaElementOf } from '../../../../schemas/fields/ownMedia'

/** HTML without anything that runs, loads from elsewhere unasked, or reaches out of its box. The server cleans on write; this cleans on render. */
export function sanitise(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'source', 'track'],
    FORBID_ATTR: ['id', 'class', 'name', 'autoplay', 'loop', 'poster'],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const player of clean.querySelectorAll('video, audio'))
    if (mediaElementOf(player.getAttribute('src')) !== player.localName) player.remove()
  const box = document.createElement('div')
  box.append(clean)
  return box.innerHTML
}
