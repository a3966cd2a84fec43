import { Button } from 'antd'
import { useState } from 'react'
import { fileAddress } from '../../fields/parts/upload/paths'
import { PageHeader } from '../../kit/PageHeader'
import { compileHeader, type HeaderModel } from '../../model/compileHeader'
import { usePageHost } from '../../session/PageHost'
import './headerAreas.css'

/** The areas above a page, as its JSON says; nothing where that says nothing that can be shown. */
export function HeaderAreas({ written }: { written: unknown }) {
  const header = compileHeader(written, usePageHost().language)
  if (!header) return null
  const { logo, avatar, title, content, action, extra } = header
  return (
    <div className="page-header-areas">
      <PageHeader
        logo={logo && <Picture className="page-header-logo" path={logo} />}
        avatar={avatar && <Picture className="page-header-portrait" path={avatar} letter={[...title][0] ?? ''} />}
        title={title}
        content={content}
        action={action.length > 0 && <Links links={action} />}
        extra={extra.length > 0 && <Facts facts={extra} />}
      />
    </div>
  )
}

/** A picture that says nothing which the title does not; `letter` takes its place where it cannot be shown. */
function Picture({ className, path, letter }: { className: string; path: string; letter?: string }) {
  const [failed, setFailed] = useState<string>()
  if (failed !== path) return <img className={className} src={fileAddress(path)} alt="" onError={() => setFailed(path)} />
  return letter ? (
    <span className={className} aria-hidden="true">
      {letter}
    </span>
  ) : null
}

function Links({ links }: { links: HeaderModel['action'] }) {
  const { openTab } = usePageHost()
  return links.map(({ title, to, isPrimary }) => (
    <Button
      key={to}
      type={isPrimary ? 'primary' : 'default'}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        openTab(to)
      }}
    >
      {title}
    </Button>
  ))
}

function Facts({ facts }: { facts: HeaderModel['extra'] }) {
  return (
    <dl className="page-header-facts">
      {facts.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
