import type { CategorySelectField } from '../../../schemas/fields/categorySelect'
import type { TreeSelectField } from '../../../schemas/fields/treeSelect'
import type { TreeInputProps } from './TreeBox'
import { TreeChoice } from './TreeChoice'
import { categoryTree, tableTree } from './treeCalls'

/** A node of a declared table, chosen in its tree. */
export function TableTreeInput(props: TreeInputProps<TreeSelectField>) {
  const { config } = props.field
  return <TreeChoice {...props} source={tableTree(config)} condition={config.condition} isMultiple={config.multiple === true} />
}

/** A category, chosen in the tree of all. */
export function CategoryTreeInput(props: TreeInputProps<CategorySelectField>) {
  const { config } = props.field
  return <TreeChoice {...props} source={categoryTree(config)} condition={config.condition} isMultiple={config.multiple === true} />
}
