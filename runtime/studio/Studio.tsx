import { useParams } from 'react-router-dom'
import { PageEditor } from './PageEditor/PageEditor'
import { PageList } from './PageList/PageList'
import './studio.css'

/** The studio: every page, or the one that the address names. */
export function Studio() {
  const { code } = useParams()
  return code ? <PageEditor key={code} code={code} /> : <PageList />
}
