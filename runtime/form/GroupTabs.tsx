import { Tabs } from 'antd'
import { useAtomValue } from 'jotai'
import type { FormGroupModel } from '../model/FormModel'
import { GroupFields } from './GroupFields'
import { GroupMark } from './GroupMark'
import { openGroupTab } from './openGroups'
import './RowForm.css'
import type { RowFormCore } from './RowFormCore'

/** Groups in tabs. One is drawn when it is first opened, and stays from then on: its inputs keep what they hold. */
export function GroupTabs({ tabs, core }: { tabs: readonly FormGroupModel[]; core: RowFormCore }) {
  const { groups } = core.page.form
  const open = useAtomValue(core.signals.openTab, { store: core.store.atoms })
  const shown = tabs.find((group) => groups.indexOf(group) === open) ?? tabs[0]
  return (
    <Tabs
      className="pw-form-tabs"
      activeKey={shown && String(groups.indexOf(shown))}
      onChange={(key) => openGroupTab(core, Number(key))}
      items={tabs.map((group) => ({
        key: String(groups.indexOf(group)),
        label: (
          <>
            {group.title}
            <GroupMark group={group} core={core} />
          </>
        ),
        children: <GroupFields group={group} core={core} />,
      }))}
    />
  )
}
