import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView, ViewPlugin } from '@codemirror/view'

const themeExtensions = new Compartment()

function currentEditorTheme(): Extension {
  return EditorView.darkTheme.of(document.documentElement.dataset.theme === 'dark')
}

/** Dark or light as the product is now: for an editor that was out of sight while that changed. */
export function themeNow(): StateEffect<unknown> {
  return themeExtensions.reconfigure(currentEditorTheme())
}

/** CodeMirror has rules of its own for dark and light; this tells it which hold, as the product's look changes. */
const followTheme = ViewPlugin.define((view) => {
  const observer = new MutationObserver(() => view.dispatch({ effects: themeNow() }))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return { destroy: () => observer.disconnect() }
})

/** CodeMirror's colours of words, each with a light shade of it for the dark look. */
const words = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    typeof spec.color === 'string' ? { ...spec, color: `light-dark(${spec.color}, color-mix(in oklab, ${spec.color}, white 62%))` } : spec,
  ),
)

/** How code looks: the colours of its words, and dark or light with the product. */
export function editorTheme(): Extension {
  return [themeExtensions.of(currentEditorTheme()), followTheme, syntaxHighlighting(words)]
}
