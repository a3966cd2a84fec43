import type { DetailPage } from '../../schemas/page/parts/Details'
import { chooseText, type Language } from '../../schemas/page/Text'
import type { DetailModel } from './DetailModel'
import { readList, readObject } from './read'

/** The pages that follow the selected row. One that is tied to nothing would show rows of others, and is left out. */
export function compileDetails(written: unknown, language: Language): DetailModel[] {
  return readList(written).flatMap((detail): DetailModel[] => {
    const { page, on, title, at } = readObject<DetailPage>(detail)
    const ties = Object.entries(readObject(on))
    const isWhole = typeof page === 'string' && ties.length > 0 && ties.every(([, key]) => typeof key === 'string')
    if (!isWhole) return []
    // A cast: that the keys are texts was asked above.
    const keys = Object.fromEntries(ties) as Record<string, string>
    return [{ page, on: keys, title: chooseText(title, language), at: at === 'beside' ? 'beside' : 'below' }]
  })
}
