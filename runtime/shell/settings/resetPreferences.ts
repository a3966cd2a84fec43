import { atom } from 'jotai'
import { themeColours } from '../../kit/theme/Theme'
import {
  contentWidthAtom,
  hidesHeaderAtom,
  isHeaderFixedAtom,
  isMultiPageAtom,
  isSidebarOpenAtom,
  isSiderFixedAtom,
  layoutAtom,
  menuThemeAtom,
} from './preferences'
import { changeThemeAtom } from './theme'

/** Takes the product back to how it looked before anybody chose: side menu, light, fixed content width, fixed side menu. */
export const resetPreferencesAtom = atom(null, (_get, set) => {
  set(changeThemeAtom, { kind: 'light', colour: themeColours[0], isWeak: false })
  set(menuThemeAtom, 'light')
  set(layoutAtom, 'sidemenu')
  set(contentWidthAtom, 'Fixed')
  set(isHeaderFixedAtom, true)
  set(hidesHeaderAtom, false)
  set(isSiderFixedAtom, true)
  set(isMultiPageAtom, true)
  set(isSidebarOpenAtom, true)
})
