import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { administratorRole } from '../../../schemas/rights/roles'
import { RichTextView } from '../../fields/parts/richText/RichTextView'
import { Drawer } from '../../kit/Drawer'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { wordedPart } from '../../session/wordedPart'
import { fetchHelp, helpKey } from './helpCalls'

const HelpDialog = wordedPart('editors', () => import('./HelpDialog'), 'HelpDialog')

interface HelpDrawerProps {
  /** Path of the page that the help is about. */
  path: string
  isOpen: boolean
  onClose(): void
}

/** Help about a page. Administrators may write it. */
export function HelpDrawer({ path, isOpen, onClose }: HelpDrawerProps) {
  const { text, calls, user } = usePageHost()
  const [isWriting, setWriting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: helpKey(path),
    queryFn: ({ signal }) => fetchHelp(calls, path, signal),
    enabled: isOpen,
  })
  const mayWrite = user?.roles.includes(administratorRole) && data !== undefined
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={onClose}
        title={text('header.help')}
        size={420}
        extra={mayWrite && <Button onClick={() => setWriting(true)}>{text('header.maintainHelp')}</Button>}
      >
        {data === undefined && (error ? <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} /> : <Spinner />)}
        {data === null && <EmptyState text={text('header.helpEmpty')} />}
        {data && <RichTextView html={data.content} />}
      </Drawer>
      <PartSuspense>{isWriting && <HelpDialog path={path} help={data ?? null} onClose={() => setWriting(false)} />}</PartSuspense>
    </>
  )
}
