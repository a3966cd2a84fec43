import type { Option } from '../../../schemas/fields/FieldBase'
import type { FieldValue, LabelSource } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { isMasked } from '../../../schemas/fields/masks'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import { momentIn, numberIn, type SheetCell, shownIn } from '../../sheets/Sheet'
import { areaCodeOf } from '../export/areaNames'
import { type ColumnModel, titleOfColumn } from '../model/ResourceModel'
import { shorten } from '../query/QueryContext'
import type { TextValues } from './TextValues'
import { readDay, readMoment, readWrittenNumber } from './writtenTexts'

/** What a cell says for a field; a problem where it can be understood in several ways. */
export interface CellReading {
  value: FieldValue
  problem?: string
}

interface Reading {
  texts: TextValues
  language: Language
}

/** Between values of a cell that holds several. */
const separators = /[,，;；、\n]/

/** The parts of a cell that may stand for a value each; the whole is one of them. */
export function textsIn({ isMultiple }: ColumnModel, cell: SheetCell | undefined): string[] {
  const whole = shownIn(cell).trim()
  if (whole === '') return []
  return isMultiple ? [whole, ...partsOf(whole)] : [whole]
}

function partsOf(text: string): string[] {
  return text.split(separators).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

/** The value that a cell holds for a field. What cannot be understood stays as it is written: the check of the row says what is wrong with it. */
export function readWrittenCell(column: ColumnModel, cell: SheetCell | undefined, reading: Reading): CellReading {
  if (cell === undefined || shownIn(cell) === '') return { value: null }
  const { field, labels } = column
  if (typeof cell === 'object' && cell !== null && 'error' in cell) {
    const title = titleOfColumn(column, reading.language, column.key)
    return { value: null, problem: textOf('imports.brokenFormula', reading.language, { field: title, error: cell.error }) }
  }
  if (field?.mask !== undefined && isMasked(field.mask, shownIn(cell))) {
    const title = titleOfColumn(column, reading.language, column.key)
    return { value: null, problem: textOf('imports.masked', reading.language, { field: title, text: shorten(shownIn(cell)) }) }
  }
  const sides = field && factsOf(field).sides?.(field)
  if (sides) return { value: sideOf(sides, cell) }
  if (labels) return readLabels(column, labels, cell, reading)
  return { value: readPlain(column, cell, reading.language) }
}

function sideOf(sides: readonly [Option, Option], cell: SheetCell): FieldValue {
  if (cell === true || cell === false) return sides[cell ? 0 : 1].value
  const text = shownIn(cell).trim().toLowerCase()
  const isCalled = ({ value, label }: Option) =>
    [String(value), ...languageCodes.map((language) => chooseText(label, language, ''))].some((one) => one.toLowerCase() === text)
  return sides.find(isCalled)?.value ?? shownIn(cell)
}

function readLabels(column: ColumnModel, labels: LabelSource, cell: SheetCell, { texts, language }: Reading): CellReading {
  const whole = shownIn(cell).trim()
  const written = column.isMultiple && texts.of(labels, whole).length === 0 ? partsOf(whole) : [whole]
  const found = written.map((text) => ({ text, values: texts.of(labels, text) }))
  const unclear = found.find(({ text, values }) => values.length > 1 && !values.includes(text))
  const value = found.map(({ text, values: [first = text, ...more] }) => (more.length > 0 ? text : first)).join(',')
  const isNumber = column.type === 'numeric' && value.trim() !== '' && Number.isFinite(Number(value))
  const field = titleOfColumn(column, language, column.key)
  const isOpen = column.field && factsOf(column.field).allowsOther?.(column.field)
  const unknown = isOpen ? undefined : written.find((text) => texts.isUnknown(labels, text))
  const problem = unclear
    ? textOf('imports.ambiguous', language, { field, text: unclear.text, values: unclear.values.slice(0, 5).join(', ') })
    : unknown && textOf('rows.unknownChoice', language, { field, value: shorten(unknown) })
  return { value: isNumber ? Number(value) : value, problem }
}

function readPlain({ type, field }: ColumnModel, cell: SheetCell, language: Language): FieldValue {
  const text = shownIn(cell)
  const number = numberIn(cell)
  if (type === 'integer' || type === 'numeric') return number ?? readWrittenNumber(text, language) ?? text
  if (type === 'date') return readDay(number === undefined ? text : momentIn(number), language) ?? text
  if (type === 'timestamp') return readMoment(number === undefined ? text : momentIn(number), language) ?? text
  const areaLevel = field && factsOf(field).areaLevel?.(field)
  if (areaLevel !== undefined) return areaCodeOf(text.trim(), areaLevel) ?? text
  const day = field && factsOf(field).ofDay ? readDay(text, language) : undefined
  return (day !== undefined && field && factsOf(field).ofDay?.(field, day)) || text
}
