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
  return [areaList.province_list, areaList.city_list, areaList.county_list].some((areas) => Object.hasOwn(areas, code))
}

let codes: Map<string, string> | undefined

/** The code that `areaNames` shows so: of a city that is a province the province; undefined where nothing is called so. */
export function areaCodeOf(names: string): string | undefined {
  codes ??= codesByNames()
  return codes.get(names)
}

/** Smaller areas come first: a larger one that is called the same takes their place. */
function codesByNames(): Map<string, string> {
  const { province_list: provinces, city_list: cities, county_list: counties } = areaList
  const all = [counties, cities, provinces].flatMap((areas) => Object.keys(areas))
  return new Map(all.map((code) => [areaNames(code), code]))
}
