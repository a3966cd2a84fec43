import type { SourceText } from '../language/SourceText'
import type { SubTable } from '../page/parts/SubTable'

/** What the permissions over the rows of a sub-table open, each with what people call it: `<authPre>:add`, `<authPre>:batch_delete`. */
export const subTableRights = {
  add: { 'zh-CN': '添加子表行', 'en-US': 'Add rows', 'de-DE': 'Zeilen hinzufügen' },
  batch_delete: { 'zh-CN': '删除子表行', 'en-US': 'Remove rows', 'de-DE': 'Zeilen entfernen' },
} as const satisfies Readonly<Record<string, SourceText>>

export type SubTableRight = keyof typeof subTableRights

/** Whether somebody may add or remove rows of a sub-table: the one rule that the buttons of the table and the server ask. */
export function mayInSubTable({ authPre }: Pick<SubTable, 'authPre'>, right: SubTableRight, can: (action: string) => boolean): boolean {
  return authPre === undefined || can(`${authPre}:${right}`)
}
