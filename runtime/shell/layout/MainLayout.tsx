import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { laterPart } from '../../kit/laterPart'
import { HelpPlace } from '../header/HelpPlace'
import { useVisitedPages } from '../home/recentPages'
import { PaletteGate } from '../palette/PaletteGate'
import { notFoundPath, wantedState } from '../redirect'
import { useRedirectOf } from '../redirectOf'
import { isMultiPageAtom } from '../settings/preferences'
import { useTabs } from '../tabs/useTabs'
import { useDocumentTitle } from '../useDocumentTitle'
import { FramedPages } from './FramedPages'
import { OpenPages } from './OpenPages'
import { useMenuVisits } from './useMenuVisits'
import { usePageTitle } from './usePageTitle'

const WarmUp = laterPart(() => import('../../pages/warmUp/WarmUp'), 'WarmUp')

/** The open pages in their frame. A page opened with `?t=_blank` stands alone. */
export function MainLayout() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const target = useRedirectOf(pathname)
  const isAlone = search.get('t') === '_blank'
  const tabs = useTabs({ isMulti: useAtomValue(isMultiPageAtom), isPassing: target !== null, isAlone })
  const title = usePageTitle()(pathname)
  useDocumentTitle(pathname.startsWith('/dashboard') ? null : title)
  useVisitedPages()
  useMenuVisits(target === null && pathname !== notFoundPath ? pathname : null, title)
  return (
    <>
      {target && <Navigate to={target} replace state={target === notFoundPath ? wantedState(pathname) : undefined} />}
      {isAlone ? <OpenPages tabs={tabs} className="pw-pages pw-pages-alone" /> : <FramedPages tabs={tabs} />}
      <HelpPlace />
      <PaletteGate tabs={tabs} />
      {!isAlone && <WarmedLists />}
    </>
  )
}

/** Lists are made ready to be opened, once. */
function WarmedLists() {
  const [isDone, setDone] = useState(false)
  const end = useCallback(() => setDone(true), [])
  return isDone ? null : <WarmUp onDone={end} />
}
