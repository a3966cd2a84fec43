import { Button, Checkbox, Radio } from 'antd'
import { type FormEvent, useId, useRef, useState } from 'react'
import { focusOpened } from '../../kit/focusFirstField'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { useFocusBack } from '../../kit/useFocusBack'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, filledFilter, operatorsFor } from '../../query/columnFilters'
import type { ListContext } from '../ListFeature'
import { ComparisonInput, type OneComparison } from './ComparisonInput'
import { useFilterText } from './filterTexts'
import type { OpenedFilter } from './useColumnFilters'
import './filters.css'

interface FilterDialogProps {
  opened: OpenedFilter
  filter: ColumnFilter | undefined
  onChange(filter: ColumnFilter | undefined): void
  onClose(): void
  list: Pick<ListContext, 'viewed' | 'columns'>
}

const width = 320

/** The filter of one column, below its heading: up to two comparisons; and whether the column stays in view. */
export function FilterDialog({ opened, filter, onChange, onClose, list }: FilterDialogProps) {
  const say = useFilterText()
  const { field, heading } = opened
  const { viewed, columns } = list
  const { arrangement, change } = columns
  const id = useId()
  const body = useRef<HTMLFormElement>(null)
  const [first, setFirst] = useState<OneComparison>({ operator: filter?.operator1 ?? usualOperator(field), value: filter?.value1 })
  const [second, setSecond] = useState<OneComparison>({ operator: filter?.operator2, value: filter?.value2 })
  const [logic, setLogic] = useState(filter?.logic ?? 'and')
  useFocusBack(true, () => heading)
  const finish = (next: ColumnFilter | undefined) => {
    onClose()
    onChange(next)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    finish(joined(first, second, logic))
  }
  return (
    <Modal
      open
      title={say('title', { column: field.title || field.key })}
      width={width}
      style={placeBelow(heading)}
      rootClassName="list-filter-dialog"
      {...stillDialog}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isShown) => {
        const value = body.current?.querySelector<HTMLElement>('.list-comparison-value') ?? body.current
        if (isShown && value) focusOpened(value)
      }}
    >
      <form ref={body} className="list-filter-form" onSubmit={apply}>
        <ComparisonInput field={field} comparison={first} place={1} id={`${id}-1`} onChange={setFirst} />
        <Radio.Group
          aria-label={say('joined')}
          value={logic}
          options={[
            { value: 'and', label: say('and') },
            { value: 'or', label: say('or') },
          ]}
          onChange={(event) => setLogic(event.target.value)}
        />
        <ComparisonInput field={field} comparison={second} place={2} id={`${id}-2`} onChange={setSecond} />
        <div className="list-filter-buttons">
          <Button htmlType="submit" type="primary">
            {say('apply')}
          </Button>
          <Button onClick={() => finish(undefined)}>{say('clear')}</Button>
        </div>
        <Checkbox
          checked={viewed.columns.some(({ key, lock }) => key === field.key && lock !== undefined)}
          onChange={({ target }) => change({ locks: { ...arrangement.locks, [field.key]: target.checked } })}
        >
          {say('lock')}
        </Checkbox>
      </form>
    </Modal>
  )
}

/** What is typed, as a filter; undefined where it asks for nothing. A second comparison alone is the only one. */
export function joined(first: OneComparison, second: OneComparison, logic: 'and' | 'or'): ColumnFilter | undefined {
  // Casts: a comparison without an operator is left out.
  const whole = { operator1: first.operator, value1: first.value, operator2: second.operator, value2: second.value, logic }
  return filledFilter(whole as ColumnFilter)
}

/** Of a text mostly a part is known, of anything else the value. */
function usualOperator(field: FieldModel) {
  return operatorsFor(field).find((operator) => operator === 'contains') ?? 'eq'
}

/** Below the heading, and inside of the window. */
function placeBelow(heading: Element) {
  const { left, bottom } = heading.getBoundingClientRect()
  const inset = Math.max(8, Math.min(left, window.innerWidth - width - 8))
  return { position: 'absolute' as const, top: Math.max(8, bottom + 4), insetInlineStart: inset, margin: 0, paddingBlockEnd: 8 }
}
