import { areaList } from '@vant/area-data'

/** The names that lead to the code of an area, for example 浙江省/杭州市/西湖区; the code itself where there are none. */
export function areaNames(code: string): string {
  const { province_list: provinces, city_list: cities, county_list: counties } = areaList
  const names = [provinces[`${code.slice(0, 2)}0000`], cities[`${code.slice(0, 4)}00`], counties[code]]
  const known = names.filter((name) => name !== undefined)
  // Cities that are provinces bear the same name twice.
  return known.filter((name, index) => name !== known[index - 1]).join('/') || code
}

/** Whether a province, a city or an area has the code. */
export function isAreaCode(code: string): boolean {
  return levels.some((areas) => Object.hasOwn(areas, code))
}

let codes: Map<string, string[]> | undefined

/**
 * The code that `areaNames` shows so, for a field that takes areas down to a level: of a city that is a province, the one of that level, else the larger
 * one. Undefined where nothing is called so.
 */
export function areaCodeOf(names: string, level: number): string | undefined {
  codes ??= codesByNames()
  const called = codes.get(names)
  return called?.find((code) => Object.hasOwn(levels[level - 1] ?? {}, code)) ?? called?.[0]
}

/** The codes with their names, level by level. */
const levels = [areaList.province_list, areaList.city_list, areaList.county_list]

/** The codes of what is called the same, larger areas first. */
function codesByNames(): Map<string, string[]> {
  const byNames = new Map<string, string[]>()
  for (const code of levels.flatMap((areas) => Object.keys(areas))) {
    const names = areaNames(code)
    byNames.set(names, [...(byNames.get(names) ?? []), code])
  }
  return byNames
}
