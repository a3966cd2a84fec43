import { TextDocument } from 'vscode-languageserver-textdocument'

/** Turns offsets of one text into lines and columns. */
export interface LineTable {
  /** Line and column of an offset, both counted from 1. */
  place(offset: number): { line: number; column: number }
}

/** Lines end as editors end them: by `\n`, `\r\n` or `\r`. */
export function createLineTable(text: string): LineTable {
  const document = TextDocument.create('', 'json', 0, text)
  return {
    place(offset) {
      const { line, character } = document.positionAt(offset)
      return { line: line + 1, column: character + 1 }
    },
  }
}
