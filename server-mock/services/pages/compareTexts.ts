import { checkPage } from '../../../schemas/checks/checkPage'
import { compareValues, type Difference } from '../../../schemas/page/compareValues'

/** What differs between two page texts, place by place; texts that are no pages differ as a whole. */
export function compareTexts(before: string, after: string): Difference[] {
  return compareValues(checkPage(before).config ?? before, checkPage(after).config ?? after)
}
