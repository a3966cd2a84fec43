import { Alert, Empty, Tag } from 'antd'
import { useMemo } from 'react'
// Who writes a page wants to see at once which expressions are broken.
import '../../../schemas/rules/expression'
import { PageScreen } from '../../blocks/PageView/PageScreen'
import { PageHostProvider, usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { previewHost } from './previewHost'

interface PreviewProps {
  config: unknown
  isStale: boolean
  /** undefined until the server has said whether the table exists. */
  hasTable: boolean | undefined
}

/** The page as staff would see it, by the same runtime; it reads real rows where there are some, and saves nothing. */
export function Preview({ config, isStale, hasTable }: PreviewProps) {
  const host = usePageHost()
  const { text } = useText()
  const inner = useMemo(() => previewHost(host, config, hasTable === true), [host, config, hasTable])
  if (config === undefined) return <Empty description={text('studio.previewNothing')} />
  return (
    <section className="pw-preview" aria-label={text('studio.preview')}>
      <header className="pw-preview-bar">
        <Tag color={hasTable ? 'green' : 'default'}>{text(hasTable ? 'studio.previewReal' : 'studio.previewMadeUp')}</Tag>
        <span>{text('studio.previewReadOnly')}</span>
      </header>
      {isStale && <Alert type="warning" showIcon banner title={text('studio.previewStale')} />}
      <div className="pw-preview-page">
        <PageHostProvider value={inner}>
          <PageScreen key={hasTable ? 'real' : 'made-up'} config={config} />
        </PageHostProvider>
      </div>
    </section>
  )
}
