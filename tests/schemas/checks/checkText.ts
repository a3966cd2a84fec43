import { checkPage } from '../../../schemas/checks/checkPage'
import type { CheckOptions } from '../../../schemas/checks/checkText'
import type { Problem } from '../../../schemas/page/Problem'

/** A small page that is right, as a value to be spoilt. */
export function rightPage(): Record<string, unknown> {
  return {
    kind: 'list',
    version: 1,
    code: 'equipment',
    title: 'Equipment',
    url: { list: '/equipment/list', queryById: '/equipment/queryById', add: '/equipment/add' },
    columns: [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 'state', type: 'select', title: 'State', dictCode: 'equipment_state' },
      { key: 'price', type: 'inputNumber', title: 'Price' },
    ],
    resource: { table: 'equipment' },
  }
}

/** What is found in the page with `change` laid over it. */
export function problemsWith(change: Record<string, unknown>, options: CheckOptions = {}): Problem[] {
  return checkPage(JSON.stringify({ ...rightPage(), ...change }, null, 2), { language: 'en-US', ...options }).problems
}

/** Code and path of each problem, for short expectations. */
export function briefly(problems: readonly Problem[]): string[] {
  return problems.map(({ code, path }) => `${code} ${path}`)
}
