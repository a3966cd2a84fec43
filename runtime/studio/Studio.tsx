import { useParams } from 'react-router-dom'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { galleryCode } from './Gallery/galleryCode'
import { PageEditor } from './PageEditor/PageEditor'
import { PageList } from './PageList/PageList'
import './studio.css'

const Gallery = lazyPart(() => import('./Gallery/Gallery'), 'Gallery')

/** The studio: every page, the one that the address names, or the gallery of fields. */
export function Studio() {
  const { code } = useParams()
  if (code === galleryCode)
    return (
      <PartSuspense fallback={<Spinner minHeight={320} />}>
        <Gallery />
      </PartSuspense>
    )
  return code ? <PageEditor key={code} code={code} /> : <PageList />
}
