import { useState } from 'react'
import type { PickedItem } from '../session/PickerKinds'

/** What is chosen in a picker, in the order of choosing. */
export interface Chosen {
  items: readonly PickedItem[]
  replace(items: readonly PickedItem[]): void
  /** Takes and drops; a picker of one record keeps only the last. */
  choose(taken: readonly PickedItem[], dropped: readonly PickedItem[]): void
}

/** It starts with what the field holds; what is chosen until the picker is closed without a confirmation is gone with it. */
export function useChosen(picked: readonly PickedItem[], isMultiple: boolean): Chosen {
  const [items, replace] = useState<readonly PickedItem[]>(picked)
  return {
    items,
    replace,
    choose(taken, dropped) {
      const gone = new Set(dropped.map((item) => item.value))
      const kept = items.filter((item) => !gone.has(item.value))
      const values = new Set(kept.map((item) => item.value))
      const added = taken.filter((item) => !values.has(item.value))
      replace(isMultiple ? [...kept, ...added] : taken.slice(0, 1))
    },
  }
}
