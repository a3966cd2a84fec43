import { ErrorNotice } from '../../kit/ErrorNotice'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import type { RowChoiceOptions } from './rowChoices'

/** Below the choices that are shown, where there are more: that they are coming, or could not be fetched. */
export function MoreChoices({ rows }: { rows: Pick<RowChoiceOptions, 'isFetchingMore' | 'moreError' | 'fetchMore'> }) {
  const { text } = usePageHost()
  const { isFetchingMore, moreError, fetchMore } = rows
  if (moreError && !isFetchingMore)
    return <ErrorNotice size="inline" title={text('kit.loadFailed')} message={errorText(moreError, text)} onRetry={fetchMore} />
  return <output className="field-note">{text(isFetchingMore ? 'kit.loading' : 'fields.moreChoices')}</output>
}
