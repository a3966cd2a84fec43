import { CloseOutlined } from '@ant-design/icons'
import { Button, Tabs } from 'antd'
import { createPortal } from 'react-dom'
import type { Inspection } from '../../session/inspection'
import { usePageHost } from '../../session/PageHost'
import { withoutDebug } from '../useInspection'
import { usePageModel } from '../usePageModel'
import { CallsTab } from './CallsTab'
import './debug.css'
import { ExpressionsTab } from './ExpressionsTab'
import { ModelTab } from './ModelTab'
import { PermissionsTab } from './PermissionsTab'
import { useDock } from './useDock'

/** What is behind the page on the screen, for who writes pages. Closing it takes `debug` out of the address. */
export function DebugPanel({ config, inspection }: { config: unknown; inspection: Inspection }) {
  const { text, openTab } = usePageHost()
  const page = usePageModel(config)
  const close = () => {
    const { pathname, search } = window.location
    openTab(`${pathname}${withoutDebug(search) ?? search}`, { replace: true })
  }
  const dock = useDock(close)
  const tabs = {
    model: <ModelTab page={page} />,
    permissions: <PermissionsTab page={page} />,
    expressions: <ExpressionsTab page={page} inspection={inspection} />,
    calls: <CallsTab />,
  }
  const names = Object.keys(tabs) as (keyof typeof tabs)[]
  return createPortal(
    <aside className="debug" aria-label={text('debug.title')}>
      <header className="debug-header">
        <h2>{text('debug.title')}</h2>
        <code>{page.code}</code>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={text('debug.close')} onClick={close} />
      </header>
      <Tabs
        tabBarGutter={16}
        className="debug-tabs"
        destroyOnHidden
        items={names.map((name) => ({ key: name, label: text(`debug.${name}`), children: tabs[name] }))}
      />
    </aside>,
    dock,
  )
}
