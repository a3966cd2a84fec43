import type { ErrorObject } from 'ajv'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { readFileItems } from '../../../schemas/fields/fileItems'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { decimalsOf } from '../../../schemas/fields/inputNumber'
import { isPictureName, normaliseFiles, takesPicturesOnly } from '../../../schemas/fields/upload'
import { describeValueProblem } from '../../../schemas/form/valueProblem'
import type { Language } from '../../../schemas/page/Text'
import { roundToPrecision } from '../../../schemas/rules/computed'
import { isLongNumber, keptBefore } from '../../../schemas/rules/longNumber'
import { isCompanion, valueKeyOf } from '../../../schemas/wire/companions'
import { secretMark } from '../../../schemas/wire/secretMark'
import type { CallFindings } from '../Findings'
import { columnOf } from '../model/columnOf'
import { type ColumnModel, type TableModel, titleOfColumn } from '../model/ResourceModel'
import { asPlainText } from '../query/isPlain'
import { shorten } from '../query/QueryContext'
import { isDay, isMoment } from '../query/readValue'
import { cleanHtml } from './cleanHtml'

export type WrittenValues = Record<string, FieldValue>

/** Parts of a body that are no fields. Clients send rows back as they got them: what the server made itself is passed over. */
const ownParts = new Set(['sub', 'hasChildren', 'treePath'])

/**
 * The values of a body that may be written, by field key, with the types of their fields. Everything else is a finding: a field that nobody declares,
 * one that the caller may not see, a value of another type.
 */
export function readBody(
  model: TableModel,
  body: Readonly<Record<string, unknown>>,
  hidden: ReadonlySet<string>,
  findings: CallFindings,
  base = '',
): WrittenValues {
  const values: WrittenValues = {}
  for (const [key, raw] of Object.entries(body)) {
    if (ownParts.has(key) || isOwnCompanion(model, key) || isProperty(model, key)) continue
    const column = columnOf(model, key)
    // Who sends a field under both of its keys means the one of today.
    if (column?.isSystem || (column && column.key !== key && Object.hasOwn(body, column.key))) continue
    if (!column || (column.isSecret && !column.isHashed))
      findings.add(`${base}/${key}`, 'unknown-field', 'unknownField', { field: shorten(key) })
    else if (hidden.has(column.key))
      findings.add(`${base}/${key}`, 'not-written', 'notWritten', { field: titleOfColumn(column, findings.language, key) })
    else if (!isComputed(column) && !isKeptSecret(column, raw)) values[column.key] = normalise(column, raw)
  }
  checkTypes(model, values, findings, base)
  return values
}

function isOwnCompanion(model: TableModel, key: string): boolean {
  return isCompanion(key) && columnOf(model, valueKeyOf(key)) !== undefined
}

/** What is not known cannot be sent back: an empty secret, and one that only says that it is there, stay as they are stored. */
function isKeptSecret({ isHashed }: ColumnModel, raw: unknown): boolean {
  return isHashed === true && (raw === null || raw === undefined || raw === '' || raw === secretMark)
}

/** What belongs to the record that another field chooses is not written with the row. */
function isProperty({ lookups }: TableModel, key: string): boolean {
  return lookups.some((lookup) => lookup.key === key)
}

/** The server computes it again: what a client sends for it is passed over. */
function isComputed({ field }: ColumnModel): boolean {
  return typeof field?.value === 'string'
}

/** Empty is null, a line of text has no blanks around it, HTML is clean, files have the form of their field, a number has its decimal places, and a text that stands for a number or a truth value becomes it. */
function normalise({ typedValues, isHtml, field, cases, type }: ColumnModel, sent: unknown): FieldValue {
  const raw = typeof sent === 'string' && field && factsOf(field).isLine ? sent.trim() : sent
  if (raw === '' || raw === undefined || raw === null) return null
  if (cases && type === 'text') return asPlainText(raw)
  if (field && factsOf(field).holdsFiles) return normaliseFiles(field, raw) as FieldValue
  if (isHtml && typeof raw === 'string') return cleanHtml(raw)
  if (field && typeof raw === 'number') return typedValues?.get(String(raw)) ?? roundToPrecision(field, raw)
  return typedValues?.get(asPlainText(raw)) ?? (raw as FieldValue)
}

/** Values of a row that are not of the types of their fields, or more than those allow. */
export function checkTypes(model: TableModel, values: WrittenValues, findings: CallFindings, base: string): void {
  const wrong = new Set<string>()
  const titleOf = (key: string) => titleOfColumn(model.columns.get(key), findings.language, key)
  for (const error of [model, model.base].flatMap((table) => (table ? typeErrors(table, values) : []))) {
    const key = error.instancePath.split('/')[1] ?? ''
    if (wrong.has(key)) continue
    wrong.add(key)
    const reason = typeErrorText(error, titleOf(key), findings.language)
    findings.add(`${base}${error.instancePath}`, 'bad-value', 'rulesFailed', { reason }, reason)
  }
  for (const [key, value] of Object.entries(values)) {
    const column = model.columns.get(key)
    if (!column || value === null || wrong.has(key)) continue
    if (holdsOtherThanPictures(column, value)) findings.add(`${base}/${key}`, 'bad-value', 'notPicture', { field: titleOf(key) })
    addUnstorable(column, value, { findings, path: `${base}/${key}` })
  }
}

/** The server ends the names of files after what they are. */
function holdsOtherThanPictures({ field }: ColumnModel, value: FieldValue): boolean {
  if (!field || !factsOf(field).holdsFiles || !takesPicturesOnly(field)) return false
  return readFileItems(value).some(({ filePath }) => !isPictureName(filePath))
}

function typeErrors(model: TableModel, values: WrittenValues): readonly ErrorObject[] {
  const check = model.typeCheck()
  return check(values) ? [] : (check.errors ?? [])
}

/** What JSON Schema has against a value, in the words of the product. */
export function typeErrorText({ keyword, params }: ErrorObject, title: string, language: Language): string {
  return describeValueProblem(keyword, params, title, language)
}

/** What a JSON Schema does not say of a value that a column cannot hold, and of a number that it would hold as another one. */
export function addUnstorable(column: ColumnModel, value: unknown, { findings, path }: { findings: CallFindings; path: string }): void {
  const field = titleOfColumn(column, findings.language, column.key)
  // Fields of other kinds have no decimal places.
  const decimals = column.field && decimalsOf(column.field)
  if (!canStore(column, value)) {
    const shown = column.isSecret ? secretMark : shorten(asPlainText(value))
    findings.add(path, 'bad-value', `badValue_${column.type}`, { field, value: shown })
  } else if (column.type === 'numeric' && isLongNumber(Number(value), decimals)) {
    findings.add(path, 'bad-value', 'longNumber', { field, most: keptBefore(decimals) })
  }
}

/** Days that exist, characters that the database cannot hold, whole numbers within their range. */
function canStore({ type }: ColumnModel, value: unknown): boolean {
  if (typeof value === 'object') return false
  if (type === 'date') return isDay(String(value))
  if (type === 'timestamp') return isMoment(String(value))
  if (type === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647
  if (type === 'numeric') return typeof value === 'number' && Number.isFinite(value)
  return !String(value).includes('\0')
}
