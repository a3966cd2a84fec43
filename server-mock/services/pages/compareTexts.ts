import { checkNamed } from '../../../schemas/checks/checkNamed'
import { compareValues, type Difference } from '../../../schemas/page/compareValues'

/** What differs between two texts of what is called so, place by place; texts that cannot be read differ as a whole. */
export function compareTexts(name: string, before: string, after: string): Difference[] {
  return compareValues(checkNamed(name, before).config ?? before, checkNamed(name, after).config ?? after)
}
