import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import type { TextReader } from '../../fields/FieldComponents'
import { type Asked, readerOf } from '../../fields/readTexts'
import type { FieldModel } from '../../model/PageModel'
import type { EnteredCell } from '../../rows/RowsCore'

/** Gives what a text puts into a cell, into that of a period both of its ends; undefined where it stands for nothing there. */
export type PastedReader = (text: string) => Omit<EnteredCell, 'key'> | undefined

export async function cellReaderOf(field: FieldModel, texts: ReadonlySet<string>, asked: Asked): Promise<PastedReader | undefined> {
  const { end } = field
  const readOne = await readerOf(field, texts, asked)
  const readEnd = end && (await readerOf(end, texts, asked))
  if (!readOne || (end && !readEnd)) return undefined
  if (!end || !readEnd) return (text) => found(readOne(text))
  return (text) => readPeriod(text, readOne, readEnd, end.key)
}

function found(value: FieldValue | undefined): Omit<EnteredCell, 'key'> | undefined {
  return value === undefined ? undefined : { value }
}

/** What people write between the ends of a period. */
const between = /\s*(?:~|～|–|—|→|至|到)\s*|\s+(?:-|bis|to|until)\s+/i

/** One that begins or ends without the other has the sign alone on that side; without a sign it begins on that day. */
function readPeriod(text: string, readOne: TextReader, readEnd: TextReader, endKey: string): Omit<EnteredCell, 'key'> | undefined {
  const read = (first: string, last: string) => {
    const value = first === '' ? null : readOne(first)
    const end = last === '' ? null : readEnd(last)
    return value === undefined || end === undefined ? undefined : { value, others: { [endKey]: end } }
  }
  const [first = '', last = '', ...more] = text.trim().split(between)
  if (more.length > 0) return undefined
  return read(first, last) ?? readJoined(text.trim(), read)
}

/** 2026/1/1-2026/1/31: the sign between the days can stand in each of them too. */
function readJoined<T>(text: string, read: (first: string, last: string) => T | undefined): T | undefined {
  const places = [...text.matchAll(/-/g)].map(({ index }) => index)
  const readings = places.flatMap((at) => (at > 0 && at < text.length - 1 ? (read(text.slice(0, at), text.slice(at + 1)) ?? []) : []))
  return readings.length === 1 ? (readings[0] as T) : undefined
}
