import { Checkbox, InputNumber, Select } from 'antd'
import { useId } from 'react'
import { viewLimits } from '../../../../schemas/api/layouts'
import { pageSizes } from '../../../../schemas/wire/pageSizes'
import { ColumnTransfer } from '../ColumnTransfer'
import { useViewText } from '../useViewText'
import type { DraftColumn } from '../viewDraft'
import type { DesignTabProps } from './DesignTabProps'

/** Which columns are shown, in which order, how wide, and which stay in view; and how many rows to a page. */
export function DisplayTab({ draft, fields, added, change }: DesignTabProps) {
  const say = useViewText()
  const id = useId()
  const { pageSize } = draft
  const sizes = [...new Set([...pageSizes.view.sizes, pageSize])].sort((one, other) => one - other)
  return (
    <>
      <ColumnTransfer<DraftColumn>
        fields={fields}
        added={added}
        items={draft.columns}
        toItem={({ key, width }) => ({ key, width: width ?? viewLimits.columnWidth, isLocked: false })}
        onChange={(columns) => change({ columns })}
        render={(column, { title, key }, changeColumn) => (
          <>
            <InputNumber
              aria-label={`${say('width')}: ${title || key}`}
              min={viewLimits.smallestWidth}
              max={viewLimits.largestWidth}
              precision={0}
              value={column.width}
              onChange={(width) => changeColumn({ ...column, width: width ?? viewLimits.columnWidth })}
            />
            <Checkbox checked={column.isLocked} onChange={(event) => changeColumn({ ...column, isLocked: event.target.checked })}>
              {say('lock')}
            </Checkbox>
          </>
        )}
      />
      <div className="view-basics">
        <label htmlFor={id}>{say('pageSize')}</label>
        <Select
          id={id}
          value={pageSize}
          options={sizes.map((value) => ({ value, label: value }))}
          onChange={(size) => change({ pageSize: size })}
        />
      </div>
    </>
  )
}
