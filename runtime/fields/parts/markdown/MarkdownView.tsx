import MarkdownIt from 'markdown-it'
import { useMemo } from 'react'
import { sanitise } from '../richText/sanitise'
import '../richText/richText.css'

// HTML in the text is shown as it is written; what comes out is cleaned as formatted text is.
const renderer = new MarkdownIt({ html: false, linkify: true, breaks: true })

/** A text in Markdown, as it is read. */
export function MarkdownView({ text, height }: { text: string; height?: number }) {
  const html = useMemo(() => sanitise(renderer.render(text)), [text])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned
  return <div className="rich-text rich-text-view" style={{ height }} dangerouslySetInnerHTML={{ __html: html }} />
}
