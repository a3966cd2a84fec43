import { QueryClientProvider } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { useEffect, useMemo, useState } from 'react'
// Who writes a page wants to see at once which expressions are broken.
import '../../../schemas/rules/expression'
import { EmptyState } from '../../kit/EmptyState'
import { Spinner } from '../../kit/Spinner'
import { PageScreen } from '../../pages/PageScreen'
import { PickerHost } from '../../pickers/PickerHost'
import { usePageHost } from '../../session/PageHost'
import { createQueryClient } from '../../session/queryClient'
import { useText } from '../../text/useText'
import { previewHost } from './previewHost'

interface PreviewProps {
  config: unknown
  isStale: boolean
  /** undefined until the server has said whether the table exists. */
  hasTable: boolean | undefined
  /** true: the server cannot be asked whether the table exists. */
  isUnknown?: boolean
}

/** The page with rows from one source. What it has read is its own: sample rows are no rows of the page, neither here later nor elsewhere. */
function PreviewedPage({ config, isReal }: { config: unknown; isReal: boolean }) {
  const host = usePageHost()
  const inner = useMemo(() => previewHost(host, config, isReal), [host, config, isReal])
  // What the page asks for stands in no address: that is the studio's.
  const [search, changeSearch] = useState('')
  const addressed = useMemo(() => ({ ...inner, search, changeSearch }), [inner, search])
  const queries = useMemo(createQueryClient, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sample rows
  useEffect(() => {
    if (!isReal) void queries.invalidateQueries()
  }, [queries, isReal, inner])
  return (
    <QueryClientProvider client={queries}>
      <PickerHost host={addressed}>
        <PageScreen config={config} />
      </PickerHost>
    </QueryClientProvider>
  )
}

/** The page as staff would see it, by the same runtime; it reads real rows where there are some, and saves nothing. */
export function Preview({ config, isStale, hasTable, isUnknown = false }: PreviewProps) {
  const { text } = useText()
  if (config === undefined) return <EmptyState text={text('studio.previewNothing')} />
  if (hasTable === undefined && !isUnknown) return <Spinner minHeight={320} />
  const source = hasTable === undefined ? 'previewUnknown' : hasTable ? 'previewReal' : 'previewMadeUp'
  return (
    <section className="pw-preview" aria-label={text('studio.preview')}>
      <header className="pw-preview-bar">
        <Tag color={hasTable ? 'green' : 'default'}>{text(`studio.${source}`)}</Tag>
        <span>{text('studio.previewReadOnly')}</span>
      </header>
      {isStale && <Alert type="warning" showIcon banner title={text('studio.previewStale')} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pw-preview-page" aria-label={text('studio.previewPage')} tabIndex={0}>
        <PreviewedPage key={hasTable ? 'real' : 'sample'} config={config} isReal={hasTable === true} />
      </section>
    </section>
  )
}
