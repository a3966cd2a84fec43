import { isConditionText } from '../../../schemas/fields/conditionText'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import { lazyComponent } from './lazyComponent'
import type { TreeInputProps } from './TreeBox'
import type { TreeCalls } from './treeCalls'

const TreeBox = lazyComponent(() => import('./TreeBox'), 'TreeBox')

interface TreeChoiceProps extends TreeInputProps<FieldBase> {
  condition: string | undefined
  source: TreeCalls
  isMultiple: boolean
}

/** A drop-down tree. A wrong condition is told in the field's place, and nothing is asked for. */
export function TreeChoice({ condition, ...props }: TreeChoiceProps) {
  const { text } = usePageHost()
  if (!isConditionText(condition)) return <ErrorNotice size="inline" title={text('fields.badTreeCondition')} />
  return <TreeBox {...props} />
}

/** Fetches the tree before it is shown. */
export const preloadTree = TreeBox.preload
