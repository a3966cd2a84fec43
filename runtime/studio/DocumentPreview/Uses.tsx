import { Link } from 'react-router-dom'
import { documentFacts } from '../../../schemas/documents'
import type { DocumentId } from '../../../schemas/documents/documentName'
import { useText } from '../../text/useText'
import { useNameLists } from '../useNameLists'

/** Where published pages name the document. */
export function Uses({ kind, code }: DocumentId) {
  const { text } = useText()
  const lists = useNameLists()
  const uses = lists?.[documentFacts[kind].list].find(({ name }) => name === code)?.uses ?? []
  if (!lists) return null
  return (
    <section className="pw-uses" aria-labelledby="pw-uses">
      <h2 id="pw-uses">{text('studio.usedIn')}</h2>
      {uses.length === 0 && <p>{text('studio.usedNowhere')}</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.code} ${use.path}`}>
            <Link to={`/studio/${use.code}`}>{use.code}</Link> <code>{use.path}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
