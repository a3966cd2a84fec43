import { CheckOutlined, StopOutlined } from '@ant-design/icons'
import type { PageModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { permissionRows, withheldFields } from './permissionRows'

/** Each permission of the page: given or not, and why; and the fields that permissions take away. */
export function PermissionsTab({ page }: { page: PageModel }) {
  const host = usePageHost()
  const { text } = host
  const withheld = withheldFields(page, host)
  return (
    <>
      <table className="debug-table">
        <thead>
          <tr>
            <th scope="col">{text('debug.permission')}</th>
            <th scope="col">{text('debug.given')}</th>
            <th scope="col">{text('debug.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {permissionRows(page, host).map(({ action, title, isSo, reason }) => (
            <tr key={action} className={isSo ? undefined : 'debug-wrong'}>
              <th scope="row">
                <code>{action}</code> {title}
              </th>
              <td>
                {isSo ? <CheckOutlined aria-hidden /> : <StopOutlined aria-hidden />} {text(isSo ? 'debug.yes' : 'debug.no')}
              </td>
              <td>{text(`debug.reasons.${reason}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{text('debug.withheld')}</h3>
      {withheld.length === 0 && <p>{text('debug.noneWithheld')}</p>}
      <ul>
        {withheld.map(({ action, title, state }) => (
          <li key={`${action} ${state}`}>
            <code>{action}</code> {title}: {text(`debug.${state}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
