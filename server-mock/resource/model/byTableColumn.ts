import type { ColumnModel } from './ResourceModel'

/** Things by the table column that they belong to, in order: the languages of a text share one. */
export function byTableColumn<T>(things: readonly T[], columnOf: (thing: T) => ColumnModel): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const { name } = columnOf(thing)
    groups.set(name, [...(groups.get(name) ?? []), thing])
  }
  return [...groups]
}
