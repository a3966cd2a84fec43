import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import { useDocumentTitle } from '../useDocumentTitle'
import { PublicFrame } from './PublicFrame'
import './public.css'

/** What can be done without signing in, by its last word in the address. */
const services = [
  { name: 'taskModel', path: '/document/taskModel' },
  { name: 'taskView', path: '/document/task/taskView' },
  { name: 'createInvoicing', path: '/invoicing/createInvoicing' },
  { name: 'createPreInvoicing', path: '/invoicing/createPreInvoicing' },
  { name: 'viewInvoicing', path: '/invoicing/viewInvoicing' },
  { name: 'drawbacklist', path: '/bankaccount/drawbacklist' },
  { name: 'contract', path: '/signing/contract' },
] as const

/** `/test/home`: the services that are open to everybody. */
export function PublicHome() {
  return (
    <PublicFrame>
      <Services />
    </PublicFrame>
  )
}

function Services() {
  const { text } = useText()
  useDocumentTitle(text('publicPages.home'))
  return (
    <>
      <h1 className="pw-public-title">{text('publicPages.home')}</h1>
      <p className="pw-soft">{text('publicPages.homeHint')}</p>
      <ul className="pw-public-services">
        {services.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>
              <strong>{text(`publicPages.${name}`)}</strong>
              <span className="pw-soft">{text(`publicPages.${name}Hint`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
