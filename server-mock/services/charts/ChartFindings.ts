import type { FoundError } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import { CallFailure } from '../../kernel/CallFailure'
import { type TextIn, textOf } from '../../kernel/text/textOf'

type Values = Record<string, string | number>

/** What is not filled in yet; anything else is no chart at all. */
const missing: ReadonlySet<string> = new Set<TextIn<'charts'>>(['nameMissing', 'typeMissing', 'fieldMissing'])

/** What is wrong with a chart, each at its field. */
export class ChartFindings {
  private readonly found: { text: TextIn<'charts'>; values: Values; error: FoundError }[] = []

  constructor(private readonly language: Language) {}

  /** @param field name of the property of the chart view */
  add(field: string, text: TextIn<'charts'>, values: Values = {}): undefined {
    const error = { path: `/${field}`, code: text, message: textOf(`charts.${text}`, this.language, values) }
    this.found.push({ text, values, error })
  }

  throwIfAny(): void {
    const [first] = this.found
    if (!first) return
    const error = this.found.every(({ text }) => missing.has(text)) ? 'rule-failed' : 'bad-request'
    throw new CallFailure(error, `charts.${first.text}`, first.values, { errors: this.found.map((one) => one.error) })
  }
}
