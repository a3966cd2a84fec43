import { useParams } from 'react-router-dom'
import { addTexts } from '../text/i18n'
import { studio } from '../text/studio'
import { PageEditor } from './PageEditor/PageEditor'
import { PageList } from './PageList/PageList'
import './studio.css'

addTexts({ studio })

/** The studio: every page, or the one that the address names. */
export function Studio() {
  const { code } = useParams()
  return code ? <PageEditor key={code} code={code} /> : <PageList />
}
