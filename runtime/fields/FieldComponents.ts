import type { ComponentType, ReactNode } from 'react'
import type { FieldBase } from '../../schemas/fields/FieldBase'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import type { FieldModel } from '../model/PageModel'
import type { DictionaryState } from '../session/DictionaryState'
import type { PickedSource } from '../session/PickedSource'
import type { PickedItem } from '../session/PickerKinds'

/**
 * A row as components see it: plain values by field key, with `<key>_dictText` companions. A companion is believed: whoever changes a value
 * drops its companion, and the component finds the text by itself.
 */
export type RowValues = Readonly<Record<string, unknown>>

/** Gives the value that a text stands for, as somebody types it in the language on the screen; undefined where it stands for none, or for several. */
export type TextReader = (text: string) => FieldValue | undefined

export interface CellProps<F extends FieldBase> {
  field: FieldModel<F>
  value: unknown
  row: RowValues
  /** That of a grid's cell, for what keys press in it: keys come to it by way of the cell. */
  tabIndex?: number
}

/** A text that was typed and stands for no value, with the sentence that says so. */
export interface UnreadText {
  typed: string
  message: string
}

export interface InputProps<F extends FieldBase> {
  field: FieldModel<F>
  /** Id of the focusable element, so that the label points to it. */
  id: string
  value: unknown
  /** The new value, and the values of other fields of the row that the input fills. Empty is `null`. */
  onChange(value: FieldValue, others?: Record<string, FieldValue>): void
  onBlur?(): void
  /** A text that was typed and stands for no value: it is shown in the place of the value until something else is entered. */
  unread?: string
  /**
   * Marks the field with such a text, which holds saving back, or takes that mark back: the text was given up. Left out where nothing is saved: there the input
   * says by itself what is wrong, and shows the value again.
   */
  onUnread?(unread: UnreadText | undefined): void
  /** What was typed is still being read: whoever checks and saves waits for it. */
  onReading?(reading: Promise<void>): void
  disabled: boolean
  isInvalid: boolean
  /** Ids of the elements that hold the help and the error, for `aria-describedby`. */
  describedBy?: string
  autoFocus?: boolean
  /** The row as it stands now, read when needed, never to be subscribed to. */
  readRow(): RowValues
}

export interface EditorProps<F extends FieldBase> extends InputProps<F> {
  /** Ends editing; the value stays as last handed to `onChange`. */
  onClose(): void
  /** true: the cell was opened by a letter, which goes into what has the focus then; a picker looks for it and opens no dialog. */
  isOpenedByTyping?: boolean
}

export interface QueryProps<F extends FieldBase> {
  field: FieldModel<F>
  id: string
  /** Single: a value or `null`. Range: `[begin, end]`, each a value or `null`. */
  value: unknown
  onChange(value: unknown): void
  isRange: boolean
  placeholder: string
}

/** How one field kind looks: in a grid cell, in a form, in an editable-table cell, in a query bar. */
export interface FieldComponents<F extends FieldBase = FieldBase> {
  /** The value as plain text: what a simple cell shows, what a tooltip says, what search finds. */
  text(value: unknown, field: FieldModel<F>, row: RowValues): string
  /** Fetches what `text` and `Cell` find their words in, where that is no part of the answer with the rows. */
  loadTexts?(): Promise<unknown>
  /** Reads the value that a text stands for: the way back of `text`. Left out where the kind's facts tell: choices, sides, plain texts and numbers. */
  reader?(field: FieldModel<F>): Promise<TextReader>
  /** What can be chosen whose text holds a word, where the server has to be asked. */
  search?(field: FieldModel<F>, context: Parameters<PickedSource['search']>[0], word: string): Promise<readonly PickedItem[]>
  /** The grid cell; `text` when left out. */
  Cell?: ComponentType<CellProps<F>>
  /** true: for this row `text` says all that `Cell` would draw, so that the grid can leave the component out. */
  isPlainText?(value: unknown, field: FieldModel<F>, row: RowValues): boolean
  /**
   * What `Cell` would draw, without a component, where the grid follows the field's dictionary for all of its cells; undefined where only `Cell` can draw it.
   */
  drawCell?(props: CellProps<F>, dictionary: DictionaryState): ReactNode
  /** The form input; a field without one is only shown. */
  Input?: ComponentType<InputProps<F>>
  /** true: where nobody can type, `Input` shows more than the text says: a document, a tree, files. */
  showsByInput?: boolean
  /** The editable-table cell; `Input` when left out. */
  Editor?: ComponentType<EditorProps<F>>
  /** The query input; `Input` of a single value when left out. */
  Query?: ComponentType<QueryProps<F>>
  /** Fetches what `Input` is drawn with, where that is no part of the first page. */
  preload?(): Promise<unknown>
  /** The same for `Editor`; `preload` when left out. */
  preloadEditor?(): Promise<unknown>
  /** true: the editor opens something in `document.body`; a click there is no click outside of it, and it closes itself by `onClose`. */
  opensPopup?: boolean
  /** true: the editable table shows `Input` in every row, without a click (checkbox, switch). */
  isAlwaysEdit?: boolean
}
