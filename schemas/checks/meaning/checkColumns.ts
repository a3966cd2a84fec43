import type { FieldConfig } from '../../fields'
import type { Finding } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

/** What the page says of its columns beside each other. */
export function checkColumns({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(checkGroups)
}

const sides = ['left', undefined, 'right'] as const

/** A group has one heading: its columns stand beside each other, at the same side of the grid. */
function checkGroups({ fields }: RowView): Finding[] {
  const shown = fields.filter(({ field }) => field.list !== false && field.visible !== false)
  const ordered = sides.flatMap((side) => shown.filter(({ field }) => sideOf(field) === side))
  const headed = new Set<string>()
  return ordered.flatMap(({ field, path }, index): Finding[] => {
    const { group } = field
    const before = ordered[index - 1]?.field
    const name = JSON.stringify(group)
    if (group === undefined || (before && JSON.stringify(before.group) === name && sideOf(before) === sideOf(field))) return []
    if (headed.has(name))
      return [{ code: 'group-apart', path: [...path, 'group'], values: { name: shownName(group) }, severity: 'warning' }]
    headed.add(name)
    return []
  })
}

function sideOf({ lock }: FieldConfig): (typeof sides)[number] {
  return lock === true ? 'left' : lock || undefined
}

function shownName(group: NonNullable<FieldConfig['group']>): string {
  return typeof group === 'string' ? group : group['zh-CN']
}
