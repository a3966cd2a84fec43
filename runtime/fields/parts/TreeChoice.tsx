import { useEffect } from 'react'
import { isConditionText } from '../../../schemas/fields/conditionText'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import { TreeBox, type TreeInputProps } from './TreeBox'
import type { TreeCalls } from './treeCalls'

interface TreeChoiceProps extends TreeInputProps<FieldBase> {
  condition: string | undefined
  source: TreeCalls
  isMultiple: boolean
}

/** A drop-down tree. A wrong condition is told in passing and in the field's place, and nothing is asked for. */
export function TreeChoice({ condition, ...props }: TreeChoiceProps) {
  const { text, notify } = usePageHost()
  const isWrong = !isConditionText(condition)
  useEffect(() => {
    if (isWrong) notify('error', text('fields.badTreeCondition'))
  }, [isWrong, notify, text])
  if (isWrong) return <ErrorNotice size="inline" title={text('fields.badTreeCondition')} />
  return <TreeBox {...props} />
}
