import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { SavedQuery } from '../../../schemas/api/superQuery'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { useQueryText } from './texts'

interface SavedQueriesProps {
  /** Undefined while they are fetched. */
  saved: readonly SavedQuery[] | undefined
  error: Error | null
  /** The one that stands in the builder. */
  openedId: string | undefined
  onRetry(): void
  onOpen(query: SavedQuery): void
  onDelete(query: SavedQuery): void
}

/** The queries that the user has saved of the list. */
export function SavedQueries({ saved, error, openedId, onRetry, onOpen, onDelete }: SavedQueriesProps) {
  const { text } = usePageHost()
  const say = useQueryText()
  return (
    <section className="advanced-saved" aria-label={say('saved')}>
      <h3>{say('saved')}</h3>
      {error && !saved && <LoadFailed message={errorText(error, text)} onRetry={onRetry} />}
      {!error && !saved && <Spinner />}
      {saved?.length === 0 && <EmptyState text={say('noneSaved')} />}
      {saved && saved.length > 0 && (
        <ul>
          {saved.map((query) => (
            <li key={query.id}>
              <Button
                type="text"
                className="advanced-saved-name"
                title={query.title}
                aria-current={query.id === openedId || undefined}
                onClick={() => onOpen(query)}
              >
                {query.title}
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`${text('list.delete')}: ${query.title}`}
                title={`${text('list.delete')}: ${query.title}`}
                onClick={() => onDelete(query)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
