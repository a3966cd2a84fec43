import { Select } from 'antd'
import { ColumnTransfer } from '../ColumnTransfer'
import { useViewText } from '../useViewText'
import type { ViewDraft } from '../viewDraft'
import type { DesignTabProps } from './DesignTabProps'

/** What the rows are sorted by, the weightiest first. */
export function SortTab({ draft, fields, change }: DesignTabProps) {
  const say = useViewText()
  const options = (['asc', 'desc'] as const).map((value) => ({ value, label: say(value) }))
  return (
    <ColumnTransfer<ViewDraft['sort'][number]>
      fields={fields.filter(({ isSortable }) => isSortable)}
      items={draft.sort}
      toItem={({ key }) => ({ key, order: 'asc' })}
      onChange={(sort) => change({ sort })}
      render={(item, { title, key }, changeItem) => (
        <Select
          aria-label={`${say('direction')}: ${title || key}`}
          value={item.order}
          options={options}
          onChange={(order) => changeItem({ ...item, order })}
        />
      )}
    />
  )
}
