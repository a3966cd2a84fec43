import { Input } from 'antd'
import { useRef } from 'react'
import { separateMarks, type TagsField } from '../../../schemas/fields/tags'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { plainText } from './values'

/** Short marks in one text: they are separated as they are typed, not while a word is being composed, and the caret stays where somebody types. */
export function TagsInput(props: InputProps<TagsField>) {
  const isComposing = useRef(false)
  const take = (box: HTMLInputElement) => {
    const { value: typed, selectionStart } = box
    const value = isComposing.current ? typed : separateMarks(typed)
    props.onChange(value || null)
    if (value === typed) return
    const caret = separateMarks(typed.slice(0, selectionStart ?? typed.length)).length
    queueMicrotask(() => box.setSelectionRange(caret, caret))
  }
  return (
    <Input
      placeholder={props.field.placeholder}
      {...inputPropsOf(props)}
      maxLength={props.field.config.maxLength}
      value={plainText(props.value)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false
        take(currentTarget)
      }}
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  )
}
