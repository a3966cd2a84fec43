import { memo } from 'react'
import { FieldGroup } from './FieldGroup'
import { LaterGroupTabs } from './laterParts'
import type { RowFormCore } from './RowFormCore'
import { drawnGroups } from './screenOrder'

/** The fields of the form in their groups: under headings, or in tabs. Drawn once. */
export const FormGroups = memo(function FormGroups({ core }: { core: RowFormCore }) {
  const { groups } = core.page.form
  const { tabs, below } = drawnGroups(core.page.form)
  if (tabs.length + below.length === 0) return <p className="pw-form-empty">{core.host.text('form.empty')}</p>
  return (
    <>
      {tabs.length > 0 && <LaterGroupTabs tabs={tabs} core={core} />}
      {below.map((group) => (
        <FieldGroup key={groups.indexOf(group)} group={group} core={core} />
      ))}
    </>
  )
})
