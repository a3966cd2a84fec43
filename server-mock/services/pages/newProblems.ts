import { checkPage } from '../../../schemas/checks/checkPage'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'

/** What of a published page would no longer be right when other names exist. What was wrong already does not count. */
export function newProblems(text: string, now: KnownNames, then: KnownNames, language: Language): Problem[] {
  const keyOf = ({ path, code }: Problem) => `${path} ${code}`
  const former = new Set(checkPage(text, { language, known: now }).problems.map(keyOf))
  return checkPage(text, { language, known: then }).problems.filter((problem) => !former.has(keyOf(problem)))
}
