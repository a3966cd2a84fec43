import { memo } from 'react'
import { FieldGroup } from './FieldGroup'
import { LaterGroupTabs } from './laterParts'
import type { RowFormCore } from './RowFormCore'

/** The fields of the form in their groups: under headings, or in tabs. Drawn once. */
export const FormGroups = memo(function FormGroups({ core }: { core: RowFormCore }) {
  const { groups, groupsAs } = core.page.form
  const filled = groups.filter(({ fields }) => fields.length > 0)
  if (filled.length === 0) return <p className="pw-form-empty">{core.host.text('form.empty')}</p>
  const tabs = groupsAs === 'tabs' ? filled.filter(({ title }) => title !== '') : []
  return (
    <>
      {tabs.length > 0 && <LaterGroupTabs tabs={tabs} core={core} />}
      {filled.map((group) => !tabs.includes(group) && <FieldGroup key={groups.indexOf(group)} group={group} core={core} />)}
    </>
  )
})
