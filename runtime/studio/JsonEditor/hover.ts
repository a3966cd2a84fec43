import { hoverTooltip, type Tooltip } from '@codemirror/view'
import type { PageLanguage } from '../../../schemas/editing/pageLanguage'

/** Markdown of one-sentence explanations as plain paragraphs: no markup from texts is ever run. */
function renderExplanation(text: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'pw-json-hover'
  for (const paragraph of text.split(/\n{2,}/)) {
    const line = document.createElement('p')
    line.textContent = paragraph.replaceAll(/[`\\]/g, '')
    box.append(line)
  }
  return box
}

/** Shows what a property means while the pointer rests on it. */
export function explainPage(language: PageLanguage) {
  return hoverTooltip(async (view, position): Promise<Tooltip | null> => {
    const text = await language.explain(view.state.doc.toString(), position)
    return text ? { pos: position, create: () => ({ dom: renderExplanation(text) }) } : null
  })
}
