import type { ErrorName } from '../../schemas/api/errors'
import type { FoundError } from '../../schemas/api/Result'
import type { Language } from '../../schemas/page/Text'
import { CallFailure } from '../kernel/CallFailure'
import { type ServerTextKey, type TextIn, textOf } from '../kernel/text/textOf'

type Values = Record<string, string | number>

/** Collects what is wrong with a call, so that it is answered at once and not one by one. */
export class CallFindings {
  private readonly found: { text: ServerTextKey; values: Values; error: FoundError }[] = []

  /** @param language the caller's */
  constructor(readonly language: Language) {}

  /** @param path JSON Pointer into the body, or name of a query parameter. @param text key in `server-mock/kernel/text/rows.ts`. @param message what stands at the field, where it is less than that sentence */
  add(
    path: string,
    code: string,
    text: TextIn<'rows'>,
    values: Values = {},
    message = textOf(`rows.${text}`, this.language, values),
  ): void {
    this.found.push({ text: `rows.${text}`, values, error: { path, code, message } })
  }

  /** What was found, with the sentences that stand at the fields. */
  get errors(): readonly FoundError[] {
    return this.found.map(({ error }) => error)
  }

  get isEmpty(): boolean {
    return this.found.length === 0
  }

  /** Throws a `CallFailure` with everything that was found, when anything was. Its sentence is the first one's. */
  throwIfAny(error: ErrorName = 'bad-request'): void {
    const [first] = this.found
    if (first) throw new CallFailure(error, first.text, first.values, { errors: [...this.errors] })
  }
}
