import { backOf, type CategorySelectField } from '../../../schemas/fields/categorySelect'
import { type TreeSelectField, treeCodeOf } from '../../../schemas/fields/treeSelect'
import type { LabelLoader } from '../../session/labels'

/** The texts of stored nodes, by the call that answers them in order. */
export function treeLabels(tree: TreeSelectField['tree']): LabelLoader {
  const dictionary = [tree.table, tree.text, treeCodeOf(tree)].join(',')
  return {
    key: ['tree', dictionary],
    async load({ calls, signal }, values) {
      const path = `/sys/dict/loadDictItem/${encodeURIComponent(dictionary)}`
      const texts = await calls.get<string[] | null>(path, { key: values.join(','), delNotExist: false }, { signal })
      return inOrder(values, texts)
    },
  }
}

/** The names of stored categories: all at once by their ids, one by one by their codes. */
export function categoryLabels(field: CategorySelectField): LabelLoader {
  const back = backOf(field)
  return {
    key: ['category', back],
    async load({ calls, signal }, values) {
      if (back === 'id')
        return inOrder(
          values,
          await calls.get<string[] | null>('/sys/category/loadDictItem/', { ids: values.join(','), delNotExist: false }, { signal }),
        )
      const found = await Promise.allSettled(
        values.map((val) => calls.get<{ name?: string } | null>('/sys/category/loadOne', { field: back, val }, { signal })),
      )
      return inOrder(
        values,
        found.map((one) => (one.status === 'fulfilled' ? one.value?.name : undefined)),
      )
    },
  }
}

function inOrder(values: readonly string[], texts: readonly (string | undefined)[] | null): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [value, texts?.[index] ?? value]))
}
