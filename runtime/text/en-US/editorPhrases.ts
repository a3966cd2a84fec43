/** CodeMirror speaks English by itself. */
export const editorPhrases = {}
