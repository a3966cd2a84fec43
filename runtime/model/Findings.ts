import { fromPointer, type Path, toPointer } from '../../schemas/checks/Finding'
import { compilerTexts } from '../../schemas/checks/texts/compilerTexts'
import { type SentenceValues, writeSentence } from '../../schemas/checks/writeSentence'
import { translate } from '../../schemas/language/SourceText'
import type { Problem } from '../../schemas/page/Problem'
import { type ShapeName, shapeNames } from '../../schemas/page/shapeNames'
import type { Language } from '../../schemas/page/Text'

/** Collects what is wrong with a page while it is compiled. */
export class PageFindings {
  readonly problems: Problem[] = []

  constructor(readonly language: Language) {}

  /** Notes that a property is not what it must be. `wanted` has its words in every language. */
  addWrongType(path: string, name: string, wanted: ShapeName, found: string): Problem {
    return this.add(path, 'wrong-property', { name, wanted: translate(shapeNames[wanted], this.language), found })
  }

  /** The findings, at their places in the page as it is written. */
  located(writtenPath: (path: Path) => Path): readonly Problem[] {
    for (const problem of this.problems) problem.path = toPointer(writtenPath(fromPointer(problem.path)))
    return this.problems
  }

  /** Notes one finding at a JSON Pointer into the page. `values` fill the places of its text. */
  add(path: string, code: keyof typeof compilerTexts, values?: SentenceValues['values'], suggestion?: string): Problem {
    const message = writeSentence(compilerTexts[code], this.language, { values, suggestion })
    const problem: Problem = { path, code, message, severity: 'error', ...(suggestion === undefined ? {} : { suggestion }) }
    this.problems.push(problem)
    return problem
  }
}

/** `value` as it can stand in a message: short, and of any type. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (safeJson(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
