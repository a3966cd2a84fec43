import { type TreeSelectField, treeCodeOf } from '../../../schemas/fields/treeSelect'
import type { Calls } from '../../calls/Calls'
import type { LabelLoader } from '../../session/labels'

/** A node as /sys/dict/loadTreeData answers it. */
interface WireNode {
  key: string
  value?: string | null
  title?: string
  label?: string
  leaf?: boolean | number | string
}

/** A node as the drop-down takes it. */
export interface LoadedTreeNode {
  id: string
  pId: string
  value: string
  title: string
  isLeaf: boolean
}

/** The children of one node; of the root for its own `pid`. */
export async function loadTreeNodes(
  calls: Calls,
  { tree, condition }: TreeSelectField,
  pid: string,
  signal: AbortSignal,
): Promise<LoadedTreeNode[]> {
  const params = {
    pid,
    pidField: tree.pid,
    tableName: tree.table,
    text: tree.text,
    code: treeCodeOf(tree),
    hasChildField: tree.hasChild,
    condition,
  }
  const nodes = await calls.get<WireNode[] | null>('/sys/dict/loadTreeData', params, { signal })
  return (nodes ?? []).map(({ key, value, title, label, leaf }) => ({
    id: String(key),
    pId: pid,
    value: String(value ?? key),
    title: title ?? label ?? String(value ?? key),
    isLeaf: leaf === true || leaf === 1 || leaf === '1',
  }))
}

/** The texts of stored nodes, by the call that answers them in order. */
export function treeLabels({ tree }: TreeSelectField): LabelLoader {
  const dictionary = [tree.table, tree.text, treeCodeOf(tree)].join(',')
  return {
    key: ['tree', dictionary],
    async load({ calls, signal }, values) {
      const path = `/sys/dict/loadDictItem/${encodeURIComponent(dictionary)}`
      const texts = await calls.get<string[] | null>(path, { key: values.join(','), delNotExist: false }, { signal })
      return Object.fromEntries(values.map((value, index) => [value, texts?.[index] ?? value]))
    },
  }
}

/** Whether the condition is a JSON object as text. */
export function isGoodCondition(condition: string | undefined): boolean {
  if (condition === undefined || condition === '') return true
  try {
    const value: unknown = JSON.parse(condition)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
