import { Button } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import type { QueryItemModel } from '../../model/PageModel'
import { QueryInput } from '../../query/QueryInput'
import { usePageHost } from '../../session/PageHost'

export type FindValues = Readonly<Record<string, string>>

interface FindFormProps {
  by: readonly QueryItemModel[]
  values: FindValues
  onFind(values: FindValues): void
}

/** true when there is a value for every field that is asked for. */
export function isComplete(by: readonly QueryItemModel[], values: FindValues): boolean {
  return by.length > 0 && by.every(({ field: { key } }) => (values[key] ?? '').trim() !== '')
}

/** Asks for the values that name a row. What is missing is said when somebody tries without. */
export function FindForm({ by, values, onFind }: FindFormProps) {
  const { text } = usePageHost()
  const idPrefix = useId()
  const [draft, setDraft] = useState(values)
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && !isComplete(by, draft)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete(by, draft)) onFind(trimmed(draft))
  }
  return (
    <form className="pw-form-find" onSubmit={find}>
      {by.map((item) => (
        <QueryInput
          key={item.field.key}
          item={item}
          id={`${idPrefix}${item.field.key}`}
          value={draft[item.field.key] ?? null}
          onChange={(value) => setDraft((before) => ({ ...before, [item.field.key]: String(value ?? '') }))}
        />
      ))}
      <Button type="primary" htmlType="submit">
        {text('form.find')}
      </Button>
      {isMissing && (
        <p role="alert" className="pw-form-find-missing">
          {text('form.findMissing')}
        </p>
      )}
    </form>
  )
}

function trimmed(values: FindValues): FindValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()]))
}
