import { CheckOutlined, DeleteOutlined, EditOutlined, PlusOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { askToDelete } from '../askToDelete'
import type { ListMenuProps, RowsContext } from '../ListFeature'
import { keepsOfView } from './keepsOfView'
import { SizeChoice } from './SizeChoice'
import { allView, type ListViews } from './useListViews'
import { useViewText } from './useViewText'
import { deleteView } from './viewCalls'
import './views.css'

/** New, all, and each saved view with edit and delete; a choice applies at once. */
export function ViewMenu({ context, onClose }: ListMenuProps<RowsContext>) {
  return context.views ? <Views {...context.views} context={context} onClose={onClose} /> : null
}

function Views({ context, onClose, ...saved }: ListViews & ListMenuProps<RowsContext>) {
  const host = usePageHost()
  const say = useViewText()
  const { views, current, choose, reload, design, isLoading, error } = saved
  const take = (id: string) => {
    onClose()
    choose(id)
  }
  const open = (view: Parameters<typeof design>[0]) => {
    onClose()
    design(view)
  }
  const { columns } = context
  const resetColumns = () => {
    onClose()
    columns?.change(undefined)
  }
  const remove = async (id: string, name: string) => {
    onClose()
    if (!(await askToDelete(host, say('confirmDelete'), name))) return
    try {
      await deleteView(host.calls, id)
      host.notify('success', say('deleted'))
      if (id === current) choose(allView)
      await reload()
    } catch (failure) {
      warnOf(host, failure)
    }
  }
  return (
    <div className="list-views">
      <Button type="text" icon={<PlusOutlined aria-hidden />} onClick={() => open({ isNew: true })}>
        {say('new')}
      </Button>
      {error && <ErrorNotice size="inline" message={errorText(error, host.text)} onRetry={() => void reload().catch(() => {})} />}
      {isLoading && <Spinner />}
      <ul aria-label={say('views')}>
        <li>
          <Choice label={say('all')} isCurrent={current === allView} onPress={() => take(allView)} />
        </li>
        {views.map(({ id, name, isDefault }) => (
          <li key={id}>
            <Choice label={name} isCurrent={current === id} onPress={() => take(id)} mark={isDefault === 1 ? say('default') : undefined} />
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={`${say('edit')}: ${name}`}
              title={say('edit')}
              onClick={() => open({ id })}
            />
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined />}
              aria-label={`${say('delete')}: ${name}`}
              title={say('delete')}
              onClick={() => void remove(id, name)}
            />
          </li>
        ))}
      </ul>
      {Object.keys(columns?.arrangement ?? {}).length > 0 && (
        <Button type="text" icon={<UndoOutlined aria-hidden />} title={say('resetHint')} onClick={resetColumns}>
          {say('resetColumns')}
        </Button>
      )}
      {keepsOfView(context.page, 'columns') && <SizeChoice />}
    </div>
  )
}

interface ChoiceProps {
  label: string
  isCurrent: boolean
  mark?: string
  onPress(): void
}

function Choice({ label, isCurrent, mark, onPress }: ChoiceProps) {
  return (
    <Button type="text" className="list-views-choice" aria-current={isCurrent} onClick={onPress}>
      <span className="list-views-mark">{isCurrent && <CheckOutlined aria-hidden />}</span>
      <span className="list-views-name">{label}</span>
      {mark && <Tag>{mark}</Tag>}
    </Button>
  )
}
