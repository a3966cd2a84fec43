import type { CronExpression, CronItem, CronPart } from './CronExpression'
import { cronPartNames } from './cronParts'

/** The text of an expression, with all seven parts. */
export function writeCron(expression: CronExpression): string {
  return cronPartNames.map((part) => writePart(expression[part])).join(' ')
}

/** The text of one part. */
export function writePart(value: CronPart): string {
  switch (value.kind) {
    case 'every':
      return '*'
    case 'unspecified':
      return '?'
    case 'items':
      return value.items.map(writeItem).join(',')
    case 'last':
      return `L${value.before > 0 ? `-${value.before}` : ''}${value.isWeekday ? 'W' : ''}`
    case 'nearestWeekday':
      return `${value.day}W`
    case 'lastOf':
      return `${value.weekday}L`
    case 'nth':
      return `${value.weekday}#${value.nth}`
  }
}

function writeItem({ from, to, step }: CronItem): string {
  const values = to === undefined ? `${from}` : `${from}-${to}`
  return step === undefined ? values : `${values}/${step}`
}
