import antd from 'antd/es/locale/de_DE'
import 'dayjs/locale/de'
import type { LanguagePack } from '../LanguagePack'
import { texts } from './index'

export const languagePack: LanguagePack = {
  texts,
  antd,
  dayjs: 'de',
  laterTexts: {
    avatar: () => import('./avatar'),
    calendar: () => import('./calendar'),
    crop: () => import('./crop'),
    debug: () => import('./debug'),
    editors: () => import('./editors'),
    header: () => import('./header'),
    home: () => import('./home'),
    monitor: () => import('./monitor'),
    pickers: () => import('./pickers'),
    publicPages: () => import('./publicPages'),
    settings: () => import('./settings'),
    signIn: () => import('./signIn'),
    studio: () => import('./studio'),
    table: () => import('./table'),
  },
}
