import type { CronPart } from '../../../schemas/cron/CronExpression'
import { type CronPartName, cronParts } from '../../../schemas/cron/cronParts'
import { valuesOf } from '../../../schemas/cron/valuesOf'

/** What can be chosen for a part. */
export type OfferedChoice =
  | 'every'
  | 'unspecified'
  | 'increment'
  | 'range'
  | 'specific'
  | 'lastDay'
  | 'lastWeekday'
  | 'daysBefore'
  | 'nearestWeekday'
  | 'lastOf'
  | 'nth'

/** What a part says; `other` is what no choice says. */
export type CronChoice = OfferedChoice | 'other'

const common = ['every', 'increment', 'range', 'specific'] as const

/** The choices of a part, in the order in which they are offered. The last given weekday and the nth one of a month are offered with its days. */
export function cronChoicesOf(part: CronPartName): readonly OfferedChoice[] {
  if (part === 'day') return ['unspecified', ...common, 'lastDay', 'lastWeekday', 'lastOf', 'daysBefore', 'nearestWeekday', 'nth']
  return part === 'week' ? ['unspecified', ...common] : common
}

/** The choice that says the same as a part. */
export function choiceOf(part: CronPartName, value: CronPart): CronChoice {
  switch (value.kind) {
    case 'items':
      return choiceOfItems(value)
    case 'last':
      if (value.isWeekday) return value.before === 0 ? 'lastWeekday' : 'other'
      return value.before === 0 ? 'lastDay' : 'daysBefore'
    case 'lastOf':
    case 'nth':
      return part === 'week' ? 'unspecified' : value.kind
    default:
      return value.kind
  }
}

function choiceOfItems({ items }: Extract<CronPart, { kind: 'items' }>): CronChoice {
  const [item] = items
  if (!item) return 'specific'
  if (items.every(({ to, step }) => to === undefined && step === undefined)) return 'specific'
  if (items.length > 1 || (item.to !== undefined && item.step !== undefined)) return 'other'
  return item.to === undefined ? 'increment' : 'range'
}

/** What the inputs of every choice hold; those of other choices keep what they had. */
export interface CronInputs {
  from: number
  to: number
  step: number
  values: readonly number[]
  weekday: number
  nth: number
  daysBefore: number
  nearest: number
}

/** The inputs that stand in the sentence of a choice. */
const inputNames: Readonly<Partial<Record<CronChoice, readonly (keyof CronInputs)[]>>> = {
  increment: ['from', 'step'],
  range: ['from', 'to'],
  specific: ['values'],
  daysBefore: ['daysBefore'],
  nearestWeekday: ['nearest'],
  lastOf: ['weekday'],
  nth: ['nth', 'weekday'],
}

/** What was put in, and what a part says of it now. */
export function inputsNow(kept: CronInputs, part: CronPartName, value: CronPart): CronInputs {
  const said = inputsOf(part, value)
  const names = inputNames[choiceOf(part, value)] ?? []
  return { ...kept, ...Object.fromEntries(names.map((name) => [name, said[name]])) }
}

/** The inputs as they stand for a part. */
export function inputsOf(part: CronPartName, value: CronPart): CronInputs {
  const { min, max } = cronParts[part]
  const inputs: CronInputs = { from: min, to: max, step: 1, values: [min], weekday: 2, nth: 1, daysBefore: 1, nearest: 15 }
  switch (value.kind) {
    case 'items': {
      const [{ from = min, to = max, step = 1 } = {}] = value.items
      return { ...inputs, from, to, step, values: valuesOf(part, value) }
    }
    case 'last':
      return { ...inputs, daysBefore: value.before || 1 }
    case 'nearestWeekday':
      return { ...inputs, nearest: value.day }
    case 'lastOf':
      return { ...inputs, weekday: value.weekday }
    case 'nth':
      return { ...inputs, weekday: value.weekday, nth: value.nth }
    default:
      return inputs
  }
}

/** What a choice with its inputs says; nothing specific is everything. */
export function partOf(choice: OfferedChoice, inputs: CronInputs): CronPart {
  switch (choice) {
    case 'increment':
      return { kind: 'items', items: [{ from: inputs.from, step: inputs.step }] }
    case 'range':
      return { kind: 'items', items: [{ from: inputs.from, to: inputs.to }] }
    case 'specific':
      return inputs.values.length === 0 ? { kind: 'every' } : { kind: 'items', items: inputs.values.map((from) => ({ from })) }
    case 'lastDay':
      return { kind: 'last', before: 0, isWeekday: false }
    case 'lastWeekday':
      return { kind: 'last', before: 0, isWeekday: true }
    case 'daysBefore':
      return { kind: 'last', before: inputs.daysBefore, isWeekday: false }
    case 'nearestWeekday':
      return { kind: 'nearestWeekday', day: inputs.nearest }
    case 'lastOf':
      return { kind: 'lastOf', weekday: inputs.weekday }
    case 'nth':
      return { kind: 'nth', weekday: inputs.weekday, nth: inputs.nth }
    default:
      return { kind: choice }
  }
}
