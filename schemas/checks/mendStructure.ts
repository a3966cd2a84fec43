import { isJsonObject } from '../page/readParts'
import type { Finding, Path } from './Finding'

/** A config whose slips are mended, and the way back to the names that are written. */
interface Mended {
  config: unknown
  writtenPath(path: Path): Path
}

interface Renamed {
  path: Path
  written: string
}

/**
 * The config as it is probably meant: a name that is not there is the one that is suggested, and a property without a suggestion is left out, so that one slip does
 * not hide what else is wrong. Undefined where something is wrong that nothing is known of.
 */
export function mendStructure(config: unknown, findings: readonly Finding[]): Mended | undefined {
  const mended: unknown = structuredClone(config)
  const renamed: Renamed[] = []
  for (const { path, at, suggestion } of findings) {
    const name = path.at(-1)
    const owner = path.slice(0, -1).reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], mended)
    if (!isJsonObject(owner) || typeof name !== 'string') return undefined
    if (at === 'key') {
      const { [name]: value, ...others } = owner
      const isRenamed = suggestion !== undefined && !Object.hasOwn(owner, suggestion)
      replaceProperties(owner, isRenamed ? { ...others, [suggestion]: value } : others)
      if (isRenamed) renamed.push({ path: [...path.slice(0, -1), suggestion], written: name })
    } else if (suggestion !== undefined && typeof owner[name] === 'string') replaceProperties(owner, { ...owner, [name]: suggestion })
    else return undefined
  }
  return { config: mended, writtenPath: (path) => renamed.reduce((written, one) => rename(written, one), path) }
}

function replaceProperties(owner: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>): void {
  // A cast: it is part of a copy.
  const properties = owner as Record<string, unknown>
  for (const name of Object.keys(properties)) delete properties[name]
  Object.assign(properties, next)
}

function rename(path: Path, { path: mended, written }: Renamed): Path {
  const isInside = mended.length <= path.length && mended.every((part, index) => part === path[index])
  return isInside ? path.with(mended.length - 1, written) : path
}
