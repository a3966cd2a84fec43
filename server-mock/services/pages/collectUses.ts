import type { NameUse } from '../../../schemas/api/names'
import { type FoundName, usesOf } from '../../../schemas/names/usesOf'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Services } from '../Services'

const known = new WeakMap<PageConfig, readonly FoundName[]>()

/** A published config does not change, so that it is walked once. */
function namesIn(config: PageConfig): readonly FoundName[] {
  const found = known.get(config) ?? usesOf(config)
  known.set(config, found)
  return found
}

/** Where published pages name something, by its list and name. */
export function collectUses({ pages }: Services): (list: string, name: string) => NameUse[] {
  const uses = new Map<string, NameUse[]>()
  for (const { code, config } of pages.all()) {
    for (const { list, name, path } of namesIn(config)) {
      const places = uses.get(`${list} ${name}`) ?? []
      uses.set(`${list} ${name}`, places)
      places.push({ code, path })
    }
  }
  return (list, name) => uses.get(`${list} ${name}`) ?? []
}
