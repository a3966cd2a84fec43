import { useQueryClient } from '@tanstack/react-query'
import type { ClipboardEvent, RefObject } from 'react'
import { copiesCells } from '../../grid/gridEvents'
import { importAgain } from '../../kit/importAgain'
import { readTabbed } from '../../kit/tabbedText'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { emptyRow } from '../emptyRow'
import type { CellAt } from './CellBlock'
import { type CopiedCells, copiedHere, copyCells } from './clipboardCells'
import { emptiedCells } from './enteredCells'
import { blockAt, type SheetActions } from './SheetActions'

interface Clipboard {
  actions: SheetActions
  activeCell(): CellAt | undefined
  /** Closes the editor that is open; null while none is. */
  openEditor: RefObject<(() => void) | null>
}

/** Copies, cuts and pastes blocks of cells, from and to spreadsheets too. */
export function useCellClipboard({ actions, activeCell, openEditor }: Clipboard) {
  const host = usePageHost()
  const client = useQueryClient()
  const { store, all, marked, isLocked, canAdd } = actions
  const copy = (event: ClipboardEvent): boolean => {
    const at = activeCell()
    if (!at || !copiesCells(event) || !isInGrid(event)) return false
    const block = blockAt(actions, at)
    if (block.fields.length === 0) return false
    copyCells(event.clipboardData, store, block)
    event.preventDefault()
    if (!isLocked && event.type === 'cut') store.typeAll(emptiedCells(store, block))
    return true
  }
  const paste = (event: ClipboardEvent) => {
    const at = activeCell()
    if (isLocked || !at || !isInGrid(event)) return
    const copied = copiedIn(event.clipboardData)
    const isText = !copiesCells(event)
    // Into an open editor goes a text; a block of cells goes into the table, also from there.
    if (!copied || (isText && (!isBlock(copied) || !takesBlock(event)))) return
    event.preventDefault()
    event.stopPropagation()
    openEditor.current?.()
    const place = { store, sheet: all, block: blockAt(actions, at), ...(canAdd ? { makeRow: () => emptyRow(store) } : {}) }
    void importAgain(() => import('./pasteAndTell'), 'pasteAndTell')
      .then((pasteAndTell) => pasteAndTell(copied, place, host, client))
      .then((range) => {
        if (range && isBlock(copied)) marked.mark(range)
      })
      .catch((error: unknown) => host.notify('error', errorText(error, host.text)))
  }
  return { onCopy: copy, onCut: copy, onPasteCapture: paste }
}

function copiedIn(clipboard: DataTransfer): CopiedCells | undefined {
  const text = clipboard.getData('text/plain')
  if (text === '') return undefined
  return copiedHere(clipboard) ?? { lines: readTabbed(text) }
}

function isBlock({ lines }: CopiedCells): boolean {
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1
}

/** What is done in a dialog that an editor has opened comes here through React. */
function isInGrid({ target, currentTarget }: ClipboardEvent): boolean {
  return target instanceof Element && currentTarget.contains(target)
}

/** true for the editor of one line: several lines go into a text of several. */
function takesBlock({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLInputElement && target.closest('.rdg-editor-container') !== null
}
