import 'virtual:icons/delete.css'
import 'virtual:icons/edit.css'
import 'virtual:icons/eye.css'
import 'virtual:icons/plus-square.css'
import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { Column } from '../../grid/DataGrid'
import type { ButtonModel, ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { isStandIn } from '../tree/treeRows'
import { buttonsWidth } from './buttonRoom'
import { isReadOnlyRow } from './isReadOnlyRow'
import { useRowActions } from './RowActions'
import { RowButton } from './RowButton'
import { RowButtons } from './RowButtons'

const iconWidth = 32
const padding = 24

/** The column of actions at the end of each row; it stays in view when the list is scrolled sideways. */
export function actionColumn(page: ListModel, name: string): Column<Row> {
  const icons = page.tree ? 3 : 2
  const width = Math.max(96, padding + icons * iconWidth + buttonsWidth(page.rowButtons))
  return {
    key: 'grid-actions',
    name,
    width,
    minWidth: Math.min(width, 96),
    frozen: 'end',
    resizable: true,
    renderCell: ({ row, tabIndex }) => (isStandIn(row) ? null : <RowActionButtons row={row} tabIndex={tabIndex} />),
  }
}

/** What can be done with one row, as far as the user may. */
export function RowActionButtons({ row, tabIndex }: { row: Row; tabIndex: number }) {
  const host = usePageHost()
  const { text } = host
  const actions = useRowActions()
  const isShown = ({ visibleWhen }: ButtonModel) =>
    visibleWhen === undefined || visibleWhen.evaluate({ row, user: expressionUser(host.user) }) === true
  const isReadOnly = isReadOnlyRow(host, actions.page, row)
  return (
    <span className="grid-actions">
      {actions.edit && !isReadOnly ? (
        <RowButton className="list-icon" label={text('list.edit')} tabIndex={tabIndex} onPress={() => actions.edit?.(row)}>
          {picture('edit')}
        </RowButton>
      ) : (
        <RowButton className="list-icon" label={text('list.view')} tabIndex={tabIndex} onPress={() => actions.view(row)}>
          {picture('eye')}
        </RowButton>
      )}
      {actions.addChild && (
        <RowButton className="list-icon" label={text('list.addChild')} tabIndex={tabIndex} onPress={() => actions.addChild?.(row)}>
          {picture('plus-square')}
        </RowButton>
      )}
      {actions.remove && !isReadOnly && (
        <RowButton
          className="list-icon list-icon--danger"
          label={text('list.delete')}
          tabIndex={tabIndex}
          onPress={() => actions.remove?.(row)}
        >
          {picture('delete')}
        </RowButton>
      )}
      {actions.buttons.length > 0 && (
        <RowButtons buttons={actions.buttons.filter(isShown)} tabIndex={tabIndex} onPress={(button) => actions.press(button, row)} />
      )}
    </span>
  )
}

function picture(icon: 'edit' | 'eye' | 'plus-square' | 'delete') {
  return <span className={`anticon pw-icon pw-icon-${icon}`} aria-hidden />
}
