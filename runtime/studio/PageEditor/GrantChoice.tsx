import { Checkbox } from 'antd'
import { useId } from 'react'
import type { Grantable, Grants } from '../../../schemas/api/pages'
import { useText } from '../../text/useText'

interface GrantChoiceProps {
  grantable: Grantable
  grants: Grants
  onChange(grants: Grants): void
}

/** Which roles get the permissions that a publication makes. What the page says itself is ticked and stays so; of the rest nothing is ticked before. */
export function GrantChoice({ grantable: { permissions, roles }, grants, onChange }: GrantChoiceProps) {
  const { text } = useText()
  const id = useId()
  const toggle = (role: string, name: string, isGranted: boolean) => {
    const others = (grants[role] ?? []).filter((one) => one !== name)
    const { [role]: _, ...ofOthers } = grants
    const names = isGranted ? [...others, name] : others
    onChange(names.length > 0 ? { ...ofOthers, [role]: names } : ofOthers)
  }
  return (
    <section className="pw-plan-group" aria-labelledby={id}>
      <h2 id={id}>{text('studio.grantTitle')}</h2>
      <p className="pw-grant-hint">{text('studio.grantHint')}</p>
      {roles.map(({ role, title, given }) => (
        <fieldset key={role} className="pw-grant-role">
          <legend>{title}</legend>
          {permissions.map(({ name, title: permission }) => (
            <Checkbox
              key={name}
              checked={given.includes(name) || grants[role]?.includes(name)}
              disabled={given.includes(name)}
              onChange={({ target }) => toggle(role, name, target.checked)}
            >
              {permission || text('studio.grantOpen')}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
