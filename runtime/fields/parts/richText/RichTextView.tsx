import { useMemo } from 'react'
import { sanitise } from './sanitise'
import './richText.css'

/** Formatted text that is only read. */
export function RichTextView({ html }: { html: string }) {
  const clean = useMemo(() => sanitise(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned
  return <div className="rich-text rich-text-view" dangerouslySetInnerHTML={{ __html: clean }} />
}
