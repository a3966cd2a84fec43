import { useEffect, useRef } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { EditorProps, InputProps } from '../FieldComponents'

export interface OpeningProps {
  /** true: the picker opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  /** The picker was closed, with or without a choice. */
  onClosed?(): void
}

type Change = InputProps<FieldBase>['onChange']

/** The input of a cell: the picker opens with it, unless a letter opened the cell; what the letters find ends editing once it is taken. */
export function pickingInCell<F extends FieldBase>({
  onClose,
  isOpenedByTyping = false,
  onChange,
  ...props
}: EditorProps<F>): InputProps<F> & OpeningProps {
  const take: Change = (value, others) => {
    onChange(value, others)
    if (isOpenedByTyping) onClose()
  }
  return { ...props, onChange: take, isOpenAtFirst: !isOpenedByTyping, onClosed: onClose }
}

/**
 * What opens the picker of a field. `choose` is over when the picker has been closed, and until then it is not opened again. What was chosen is given to
 * `change`: a picker may stay open for long, and whoever shows the field by then takes it.
 */
export function usePicking(props: OpeningProps & { onChange: Change }, choose: (change: Change) => Promise<void>): () => void {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const isChoosing = useRef(false)
  const open = async () => {
    if (isChoosing.current) return
    isChoosing.current = true
    try {
      await choose((value, others) => latest.current.onChange(value, others))
    } finally {
      isChoosing.current = false
    }
    latest.current.onClosed?.()
  }
  const openAtFirst = useRef(props.isOpenAtFirst ? open : undefined)
  useEffect(() => {
    void openAtFirst.current?.()
    openAtFirst.current = undefined
  }, [])
  return () => void open()
}
