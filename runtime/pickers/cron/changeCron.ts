import type { CronExpression, CronPart } from '../../../schemas/cron/CronExpression'
import type { CronPartName } from '../../../schemas/cron/cronParts'
import { parseCron } from '../../../schemas/cron/parseCron'
import { writeCron } from '../../../schemas/cron/writeCron'

/** An expression while it is put together: its text, which may be no expression yet, and the last parts that were one. */
export interface CronDraft {
  text: string
  parts: CronExpression
}

const every: CronPart = { kind: 'every' }
const unspecified: CronPart = { kind: 'unspecified' }
const zero: CronPart = { kind: 'items', items: [{ from: 0 }] }
const midnight: CronExpression = { second: zero, minute: zero, hour: zero, day: every, month: every, week: unspecified, year: every }

/** What the dialog opens with; without a text, every day at midnight. */
export function startCron(text: string): CronDraft {
  return text.trim() === '' ? { text: writeCron(midnight), parts: midnight } : typeCron({ text, parts: midnight }, text)
}

/** What is typed; it changes the parts as soon as it is an expression. */
export function typeCron(draft: CronDraft, text: string): CronDraft {
  return { text, parts: parseCron(text).expression ?? draft.parts }
}

/** A part is chosen; of the day and the weekday, the other one gives way. */
export function changePart(draft: CronDraft, name: CronPartName, value: CronPart): CronDraft {
  const parts = withPart(draft.parts, name, value)
  return { text: writeCron(parts), parts }
}

function withPart(parts: CronExpression, name: CronPartName, value: CronPart): CronExpression {
  if (name !== 'day' && name !== 'week') return { ...parts, [name]: value }
  if (value.kind === 'lastOf' || value.kind === 'nth') return { ...parts, day: unspecified, week: value }
  const other = name === 'day' ? 'week' : 'day'
  return { ...parts, [name]: value, [other]: value.kind === 'unspecified' ? every : unspecified }
}

/** What the choices of a part stand for; what a month says of a weekday is chosen with its days. */
export function shownPart({ parts }: CronDraft, name: CronPartName): CronPart {
  const { week } = parts
  return name === 'day' && (week.kind === 'lastOf' || week.kind === 'nth') ? week : parts[name]
}
