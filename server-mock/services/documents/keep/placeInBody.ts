import { languageCodes } from '../../../../schemas/language/findLanguage'
import { translationKey } from '../../../../schemas/wire/translations'
import type { WrittenDocument } from './KeptKind'

/** What properties of a document are called in the bodies that it is written from. */
type Keys = Readonly<Record<string, string>>

/**
 * Where something stands in the body that a document was written from: the document's `/items/2/value` is `/sub/items/added/0/itemValue`. An entry that was
 * not sent was right before, so what is wrong with it stands at one that was sent and says the same. What the body says nothing of keeps its place.
 */
export function placeInBody(keys: Keys, { values, sources }: WrittenDocument, path: string): string {
  const [property = '', place = '', ...inEntry] = path.split('/').slice(1)
  const sentAt = sources?.[property]
  if (sentAt && place === '') return path
  if (!sentAt) return `/${keyOf(keys, property, place)}`
  const [name = '', ...rest] = inEntry
  const entries = values[property] as readonly Readonly<Record<string, unknown>>[]
  const isSame = (index: number) => name !== '' && String(entries[index]?.[name]) === String(entries[Number(place)]?.[name])
  const source = sentAt[Number(place)] ?? sentAt.find((found, index) => found !== undefined && isSame(index))
  if (source === undefined) return path
  return name === '' ? source : `${source}/${keyOf(keys, name, rest[0])}`
}

/** The key of a property, or of what its text says in one language. */
function keyOf(keys: Keys, property: string, part: string | undefined): string {
  const key = keys[property] ?? property
  const language = languageCodes.find((code) => code === part)
  return language ? translationKey(key, language) : key
}
