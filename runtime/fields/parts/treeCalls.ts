import { backOf, type CategorySelectField } from '../../../schemas/fields/categorySelect'
import { type TreeSelectField, treeCodeOf } from '../../../schemas/fields/treeSelect'
import type { Calls } from '../../calls/Calls'
import type { LabelLoader } from '../../session/labels'
import { categoryLabels, treeLabels } from './treeLabels'

/** A node as the calls of trees answer it. */
interface WireNode {
  key: string
  value?: string | null
  code?: string | null
  title?: string
  label?: string
  name?: string
  leaf?: boolean | number | string
}

/** A node as the drop-down takes it. */
export interface LoadedTreeNode {
  id: string
  pId: string
  value: string
  title: string
  isLeaf: boolean
  /** true: it is shown for those below it, and cannot be taken. */
  disabled?: boolean
}

/** Where a drop-down tree has its nodes from, level by level, and the texts of those that are stored. */
export interface TreeCalls {
  key: readonly unknown[]
  /** What stands above the first level. */
  root: string
  /** The children of one node; of the root for its own id. */
  load(calls: Calls, pid: string, signal: AbortSignal): Promise<LoadedTreeNode[]>
  labels: LabelLoader
}

/** The rows of a declared table. */
export function tableTree({ tree, condition }: TreeSelectField): TreeCalls {
  const fields = {
    pidField: tree.pid,
    tableName: tree.table,
    text: tree.text,
    code: treeCodeOf(tree),
    hasChildField: tree.hasChild,
    condition,
  }
  return {
    key: [tree, condition],
    root: tree.root ?? '',
    async load(calls, pid, signal) {
      const nodes = await calls.get<WireNode[] | null>('/sys/dict/loadTreeData', { pid, ...fields }, { signal })
      return (nodes ?? []).map((node) => toNode(node, pid, node.value))
    },
    labels: treeLabels(tree),
  }
}

/** The categories of the product. With a condition, every level is asked for by it. */
export function categoryTree(field: CategorySelectField): TreeCalls {
  const { pcode = '', condition } = field
  const isCode = backOf(field) === 'code'
  const load = (calls: Calls, pid: string, signal: AbortSignal) => {
    const base = '/sys/category'
    if (condition)
      return calls.get<WireNode[] | null>(
        `${base}/loadTreeData`,
        { ...(pid === '' ? { pcode: pcode || '0' } : { pid }), condition },
        { signal },
      )
    if (pid === '') return calls.get<WireNode[] | null>(`${base}/loadTreeRoot`, { async: true, pcode }, { signal })
    return calls.get<WireNode[] | null>(`${base}/loadTreeChildren`, { pid }, { signal })
  }
  return {
    key: ['category', pcode, condition, isCode],
    root: '',
    load: async (calls, pid, signal) =>
      ((await load(calls, pid, signal)) ?? []).map((node) => toNode(node, pid, isCode ? node.code : node.key)),
    labels: categoryLabels(field),
  }
}

/** A node without the value that is stored stands for those below it. */
function toNode({ key, title, label, name, leaf }: WireNode, pid: string, value: string | null | undefined): LoadedTreeNode {
  const isStored = value !== null && value !== undefined && value !== ''
  return {
    id: String(key),
    pId: pid,
    value: String(isStored ? value : key),
    title: title ?? label ?? name ?? String(value ?? key),
    isLeaf: leaf === true || leaf === 1 || leaf === '1',
    ...(isStored ? {} : { disabled: true }),
  }
}
