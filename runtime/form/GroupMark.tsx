import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { isMarked } from './checkFields'
import type { FieldGroupProps } from './FieldGroup'

/** At the heading of a group that can be out of sight: a field of it has an error. */
export function GroupMark({ group, core }: FieldGroupProps) {
  const { store, host } = core
  const wrong = useMemo(
    () =>
      atom((get) => {
        get(store.marks)
        return group.fields.filter(({ key }) => isMarked(core, key)).length
      }),
    [store, group, core],
  )
  const count = useAtomValue(wrong, { store: store.atoms })
  if (count === 0) return null
  const label = host.text('form.wrongFields', { count })
  return (
    <span role="img" className="pw-form-group-mark" aria-label={label} title={label}>
      {count}
    </span>
  )
}
