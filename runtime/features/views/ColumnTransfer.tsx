import { DownOutlined, LeftOutlined, RightOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type ReactNode, useState } from 'react'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { moveItems } from './moveItems'
import { useViewText } from './useViewText'

interface ColumnTransferProps<T extends { key: string }> {
  fields: readonly FieldModel[]
  items: readonly T[]
  /** What a column is chosen with. */
  toItem(field: FieldModel): T
  onChange(items: readonly T[]): void
  /** What can be said of a chosen column. */
  render(item: T, field: FieldModel, change: (item: T) => void): ReactNode
  /** Keys of columns that have come since the view was saved. */
  added?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Columns to choose from and those that are chosen, in their order. */
export function ColumnTransfer<T extends { key: string }>(props: ColumnTransferProps<T>) {
  const { fields, items, toItem, onChange, render, added = none } = props
  const { notify } = usePageHost()
  const say = useViewText()
  const [marked, setMarked] = useState(none)
  const chosen = new Set(items.map(({ key }) => key))
  const rest = fields.filter(({ key }) => !chosen.has(key))
  const mark = (key: string, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, key] : [...before].filter((one) => one !== key)))
  const act = (keys: readonly string[], action: (keys: ReadonlySet<string>) => void) => {
    const meant = new Set(keys.filter((key) => marked.has(key)))
    if (meant.size === 0) notify('warning', say('nothingSelected'))
    else action(meant)
  }
  const restKeys = rest.map(({ key }) => key)
  const chosenKeys = [...chosen]
  const add = (meant: ReadonlySet<string>) => {
    onChange([...items, ...rest.filter(({ key }) => meant.has(key)).map(toItem)])
    setMarked(none)
  }
  const remove = (meant: ReadonlySet<string>) => {
    onChange(items.filter(({ key }) => !meant.has(key)))
    setMarked(none)
  }
  const titleOf = (field: FieldModel) => field.title || field.key
  return (
    <div className="view-transfer">
      <fieldset aria-label={say('available')} className="view-columns">
        <legend>{say('available')}</legend>
        {rest.map((field) => (
          <div key={field.key} className="view-column">
            <Checkbox checked={marked.has(field.key)} onChange={(event) => mark(field.key, event.target.checked)}>
              {titleOf(field)} {added.has(field.key) && <mark className="list-new">{say('newColumn')}</mark>}
            </Checkbox>
          </div>
        ))}
      </fieldset>
      <div className="view-transfer-buttons">
        <Button icon={<RightOutlined />} aria-label={say('add')} title={say('add')} onClick={() => act(restKeys, add)} />
        <Button icon={<LeftOutlined />} aria-label={say('remove')} title={say('remove')} onClick={() => act(chosenKeys, remove)} />
        <Button
          icon={<UpOutlined />}
          aria-label={say('up')}
          title={say('up')}
          onClick={() => act(chosenKeys, (meant) => onChange(moveItems(items, meant, -1)))}
        />
        <Button
          icon={<DownOutlined />}
          aria-label={say('down')}
          title={say('down')}
          onClick={() => act(chosenKeys, (meant) => onChange(moveItems(items, meant, 1)))}
        />
      </div>
      <fieldset aria-label={say('chosen')} className="view-columns">
        <legend>{say('chosen')}</legend>
        {items.map((item, index) => {
          const field = fields.find(({ key }) => key === item.key)
          if (!field) return null
          return (
            <div key={item.key} className="view-column">
              <Checkbox checked={marked.has(item.key)} onChange={(event) => mark(item.key, event.target.checked)}>
                {titleOf(field)}
              </Checkbox>
              {render(item, field, (next) => onChange(items.with(index, next)))}
            </div>
          )
        })}
      </fieldset>
    </div>
  )
}
