import { isJsonObject } from '../../../schemas/page/readParts'
import type { Text } from '../../../schemas/page/Text'

/** A JSON object of a source, whose properties have to be looked at before they are used. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The objects of a list; nothing for what is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

/** A text that says something; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** What a text says, in each of its languages. */
export function saidIn(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** A number, also one that is written as text. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** The sources write yes as `true`, `1`, `"1"` or `"Y"`. */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y'
}

/** The object in a text: JSON, or a flat list of names with texts in either quotes; undefined for everything else. */
export function objectIn(text: unknown): JsonObject | undefined {
  if (typeof text !== 'string' || !text.trim().startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    const pairs = [...text.matchAll(/(\w+)\s*:\s*(?:'([^']*)'|"([^"]*)")/g)]
    return pairs.length > 0 ? Object.fromEntries(pairs.map(([, name, single, double]) => [name, single ?? double])) : undefined
  }
}
