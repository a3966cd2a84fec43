import { atom } from 'jotai'
import { themeColours } from '../../kit/theme/Theme'
import { chooseGridSize } from '../../session/gridSize'
import { userAtom } from '../../session/session'
import { chooseTimeZone } from '../../session/timeZone'
import {
  contentWidthAtom,
  hasBrowserNoticesAtom,
  hidesHeaderAtom,
  isHeaderFixedAtom,
  isMultiPageAtom,
  isSidebarOpenAtom,
  isSiderFixedAtom,
  layoutAtom,
  menuThemeAtom,
} from './preferences'
import { changeThemeAtom } from './theme'

/** Takes the product back to how it looked before anybody chose: side menu, light, fixed content width but for lists, fixed side menu, rows of medium height, the browser's time zone. */
export const resetPreferencesAtom = atom(null, (get, set) => {
  set(changeThemeAtom, { kind: 'light', colour: themeColours[0], isWeak: false })
  set(menuThemeAtom, 'light')
  set(layoutAtom, 'sidemenu')
  set(contentWidthAtom, 'ByPage')
  set(isHeaderFixedAtom, true)
  set(hidesHeaderAtom, false)
  set(isSiderFixedAtom, true)
  set(isMultiPageAtom, true)
  set(isSidebarOpenAtom, true)
  set(hasBrowserNoticesAtom, false)
  chooseGridSize(get(userAtom)?.id, 'medium')
  chooseTimeZone(null)
})
