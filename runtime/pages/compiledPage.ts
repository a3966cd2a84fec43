import { compilePage } from '../model/compilePage'
import type { PageModel } from '../model/PageModel'
import { currentZones } from '../text/zones'
import { compileContextOf, type Reader } from './compileContextOf'

interface Compiled {
  /** What it was compiled for; its texts show moments by the clock of the zone. */
  for: readonly unknown[]
  page: PageModel
}

const compiled = new WeakMap<object, Compiled>()

/** The page, compiled for whoever reads it: once, for whoever asks ahead, draws it, and opens it again. */
export function compiledPage(config: unknown, reader: Reader): PageModel {
  const { language, permissions, can, user } = reader
  const now = [language, permissions, can, user, currentZones().reader]
  const known = isObject(config) ? compiled.get(config) : undefined
  if (known?.for.every((one, index) => one === now[index])) return known.page
  const page = compilePage(config, compileContextOf(reader))
  if (isObject(config)) compiled.set(config, { for: now, page })
  return page
}

function isObject(config: unknown): config is object {
  return typeof config === 'object' && config !== null
}
