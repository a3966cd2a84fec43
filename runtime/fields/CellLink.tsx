import type { MouseEvent, ReactNode } from 'react'
import { linkAddress } from '../../schemas/page/linkAddress'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { evaluateOpening } from '../model/evaluateOpening'
import type { CellModel, OpenModel } from '../model/PageModel'
import { openPage } from '../session/openPage'
import { usePageHost } from '../session/PageHost'
import './parts/cells.css'
import type { RowValues } from './FieldComponents'

interface CellLinkProps {
  link: NonNullable<CellModel['link']>
  row: RowValues
  tabIndex?: number
  children: ReactNode
}

/** What a cell shows, as a link to where its page says. Where there is nothing to lead to it is no link. */
export function CellLink({ link, ...props }: CellLinkProps) {
  return link.type === 'open' ? <PageLink {...props} opens={link} /> : <AddressLink {...props} url={link.url} />
}

function PageLink({ opens, row, tabIndex, children }: Omit<CellLinkProps, 'link'> & { opens: OpenModel }) {
  const host = usePageHost()
  const open = () => {
    const opening = evaluateOpening(opens, { row, user: expressionUser(host.user) })
    if (opening) void openPage(host, opening)
    else host.notify('warning', host.text('list.nothingToOpen'))
  }
  return (
    <button type="button" className="cell-link" tabIndex={tabIndex} onClick={open}>
      {children}
    </button>
  )
}

function AddressLink({ url, row, tabIndex, children }: Omit<CellLinkProps, 'link'> & { url: { evaluate(scope: object): unknown } }) {
  const { user, openTab } = usePageHost()
  const link = linkAddress(url.evaluate({ row, user: expressionUser(user) }))
  if (!link) return children
  const { address, isOwn } = link
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openTab(address)
  }
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="cell-link" href={address} tabIndex={tabIndex} {...(isOwn ? { onClick: open } : elsewhere)}>
      {children}
    </a>
  )
}
