import { Button, Radio, Tabs, Tag } from 'antd'
import { useId, useState } from 'react'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import type { ViewedModel } from '../../model/ListedModel'
import { fitView } from './fitView'
import { keepsOfView } from './keepsOfView'
import { BasicTab } from './tabs/BasicTab'
import { DisplayTab } from './tabs/DisplayTab'
import { FilterTab } from './tabs/FilterTab'
import { SortTab } from './tabs/SortTab'
import { type DesignedRows, useDesigner } from './useDesigner'
import { allView, type DesignedView } from './useListViews'
import { useViewText } from './useViewText'
import './views.css'

interface ViewDesignerProps {
  page: ViewedModel
  context: DesignedRows
  designed: DesignedView
}

/** The tabs of what a view keeps, beside its name. */
const tabs = [
  { name: 'display', part: 'columns', Tab: DisplayTab },
  { name: 'sort', part: 'sort', Tab: SortTab },
  { name: 'filter', part: 'filters', Tab: FilterTab },
] as const

const none: ReadonlySet<string> = new Set()

/** The designer of the personal views of a page, with a tab for each part that they keep. */
export function ViewDesigner({ page, context, designed }: ViewDesignerProps) {
  const say = useViewText()
  const designer = useDesigner(page, context, designed)
  const [tab, setTab] = useState('basic')
  const { draft, list, selected, isDirty, isBusy, isChecked, change } = designer
  const close = () => context.views.design(undefined)
  const view = list.find(({ id }) => id === selected)
  const props = { draft, change, isChecked, fields: page.columns, added: view ? fitView(page, view).added : none }
  const save = () => {
    if (!designer.save()) setTab('basic')
  }
  return (
    <DialogWithFullscreen isOpen title={say('title')} width={1100} isDirty={isDirty} onClose={close}>
      <div className="view-designer">
        <ViewList designer={designer} />
        <div className="view-form">
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              { key: 'basic', label: say('basic'), children: <BasicTab {...props} page={page} /> },
              ...tabs
                .filter(({ part }) => keepsOfView(page, part))
                .map(({ name, Tab }) => ({ key: name, label: say(name), children: <Tab {...props} /> })),
            ]}
          />
        </div>
      </div>
      <div className="view-buttons">
        <Button disabled={isBusy} onClick={() => void designer.startNew()}>
          {say('new')}
        </Button>
        <Button disabled={isBusy} onClick={designer.startCopy}>
          {say('copy')}
        </Button>
        <Button type="primary" loading={isBusy && { delay: 300 }} onClick={save}>
          {say('save')}
        </Button>
        <Button disabled={isBusy} onClick={() => void designer.sync()}>
          {say('sync')}
        </Button>
        <Button danger disabled={isBusy} onClick={() => void designer.remove()}>
          {say('delete')}
        </Button>
        <CloseButton isDirty={isDirty} onClose={close} />
      </div>
    </DialogWithFullscreen>
  )
}

function CloseButton({ isDirty, onClose }: { isDirty: boolean; onClose(): void }) {
  const say = useViewText()
  return <Button onClick={useCloseWithQuestion(isDirty, onClose)}>{say('close')}</Button>
}

/** The saved views, and the list as its page has it, which opens where no other is marked for it. */
function ViewList({ designer: { list, selected, select } }: { designer: ReturnType<typeof useDesigner> }) {
  const say = useViewText()
  const id = useId()
  const hasDefault = list.some(({ isDefault }) => isDefault === 1)
  const entries = [{ id: allView, name: say('empty'), isDefault: hasDefault ? 0 : 1 }, ...list]
  return (
    <Radio.Group
      className="view-list"
      name={id}
      aria-label={say('views')}
      value={selected ?? null}
      onChange={(event) => void select(event.target.value)}
      options={entries.map((view) => ({
        value: view.id,
        label: (
          <>
            {view.name} {view.isDefault === 1 && <Tag>{say('default')}</Tag>}
          </>
        ),
      }))}
    />
  )
}
