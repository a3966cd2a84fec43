import { Tabs } from 'antd'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { FormGroupModel } from '../model/PageModel'
import { FieldGroup } from './FieldGroup'
import { GroupFields } from './GroupFields'
import { GroupMark } from './GroupMark'
import { openGroupTab } from './openGroups'
import type { RowFormCore } from './RowFormCore'

/** The fields of the form in their groups: under headings, or in tabs. Drawn once. */
export const FormGroups = memo(function FormGroups({ core }: { core: RowFormCore }) {
  const { groups, groupsAs } = core.page.form
  const filled = groups.filter(({ fields }) => fields.length > 0)
  if (filled.length === 0) return <p className="pw-form-empty">{core.host.text('form.empty')}</p>
  const tabs = groupsAs === 'tabs' ? filled.filter(({ title }) => title !== '') : []
  return (
    <>
      {tabs.length > 0 && <GroupTabs tabs={tabs} core={core} />}
      {filled.map((group) => !tabs.includes(group) && <FieldGroup key={groups.indexOf(group)} group={group} core={core} />)}
    </>
  )
})

/** Groups in tabs. One is drawn when it is first opened, and stays from then on: its inputs keep what they hold. */
function GroupTabs({ tabs, core }: { tabs: readonly FormGroupModel[]; core: RowFormCore }) {
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
