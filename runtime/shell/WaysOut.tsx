import { PartSuspense } from '../kit/PartSuspense'
import { wordedPart } from '../session/wordedPart'
import { HomeButton } from './HomeButton'
import './header/header.css'

const MenuSearchBox = wordedPart('header', () => import('./header/MenuSearchBox'), 'MenuSearchBox')

/** Out of where nothing is for the reader: a search for what was meant, and the way home. */
export function WaysOut() {
  return (
    <>
      <PartSuspense>
        <MenuSearchBox />
      </PartSuspense>
      <HomeButton />
    </>
  )
}
