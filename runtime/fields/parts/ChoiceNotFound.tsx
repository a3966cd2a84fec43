import { ErrorNotice } from '../../kit/ErrorNotice'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import type { ChoiceOptions } from './choices'

/** What a drop-down shows instead of choices: that they are coming, that they could not be fetched, or that there are none. */
export function ChoiceNotFound({
  state,
  isSearched,
}: {
  state: Pick<ChoiceOptions, 'isPending' | 'error' | 'retry'>
  isSearched: boolean
}) {
  const { text } = usePageHost()
  if (state.isPending) return <output className="field-note">{text('kit.loading')}</output>
  if (state.error)
    return <ErrorNotice size="inline" title={text('kit.loadFailed')} message={errorText(state.error, text)} onRetry={state.retry} />
  return <div className="field-note">{text(isSearched ? 'fields.nothingFound' : 'fields.empty')}</div>
}
