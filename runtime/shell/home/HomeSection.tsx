import { type ReactNode, useId } from 'react'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { useText } from '../../text/useText'
import type { Reading } from './useDashboard'

interface HomeSectionProps<T> {
  title: string
  reading: Reading<T>
  isEmpty(data: T): boolean
  /** Said when there is nothing. */
  empty: string
  children(data: T): ReactNode
}

/** One part of the dashboard under its heading: waiting, failed with another try, empty, or there. The other parts do not wait for it. */
export function HomeSection<T>({ title, reading: { data, error, retry }, isEmpty, empty, children }: HomeSectionProps<T>) {
  const { text } = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {data === undefined &&
        (error ? <ErrorNotice title={text('kit.loadFailed')} message={errorText(error, text)} onRetry={retry} /> : <Spinner />)}
      {data !== undefined && isEmpty(data) && <p className="pw-home-empty">{empty}</p>}
      {data !== undefined && !isEmpty(data) && children(data)}
    </section>
  )
}
