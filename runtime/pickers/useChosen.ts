import { useState } from 'react'
import type { PickedItem } from '../session/PickerKinds'

/** What is chosen in a picker, in the order of choosing; it starts with what the field holds. */
export function useChosen(picked: readonly PickedItem[], isMultiple: boolean) {
  const [chosen, setChosen] = useState<readonly PickedItem[]>(picked)
  return {
    chosen,
    setChosen,
    /** Takes and drops; a picker of one record keeps only the last. */
    choose(taken: readonly PickedItem[], dropped: readonly PickedItem[]) {
      const gone = new Set(dropped.map((item) => item.value))
      const kept = chosen.filter((item) => !gone.has(item.value))
      const added = taken.filter((item) => !kept.some((one) => one.value === item.value))
      setChosen(isMultiple ? [...kept, ...added] : taken.slice(0, 1))
    },
  }
}
