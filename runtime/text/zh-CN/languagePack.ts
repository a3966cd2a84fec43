import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import type { LanguagePack } from '../LanguagePack'
import { texts } from './index'

export const languagePack: LanguagePack = {
  texts,
  antd,
  dayjs: 'zh-cn',
  writesAsStored: true,
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
