import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { TableActions } from './useTableActions'

interface InsertButtonsProps {
  actions: TableActions
  current: RowState | undefined
  isTree: boolean
}

/** The buttons for a new row: at the end, behind the selected one, and in a tree below it. */
export function InsertButtons({ actions, current, isTree }: InsertButtonsProps) {
  const { text } = usePageHost()
  return (
    <>
      <Button size="small" type="primary" icon={<PlusOutlined aria-hidden />} onClick={actions.add}>
        {text('table.add')}
      </Button>
      {current && (
        <Button size="small" onClick={(press) => actions.insertAfter(current, press)}>
          {text('table.insertAfter')}
        </Button>
      )}
      {/* Only what is stored has an id that others can name. */}
      {current?.stored && isTree && (
        <Button size="small" onClick={(press) => actions.addBelow(current, press)}>
          {text('list.addChild')}
        </Button>
      )}
    </>
  )
}
