import { Alert } from 'antd'
import type { PageModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'

/** What is wrong with a page, for those who can mend it. Everybody else sees it where it stands. */
export function PageProblems({ page }: { page: PageModel }) {
  const { text, can } = usePageHost()
  if (page.problems.length === 0 || !can('page:write')) return null
  return (
    <Alert
      type="warning"
      showIcon
      closable
      title={text('page.problems', { count: page.problems.length })}
      description={
        <ul className="page-problems">
          {page.problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path || '/'}</code> {message}
            </li>
          ))}
        </ul>
      }
    />
  )
}
