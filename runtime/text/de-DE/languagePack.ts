import antd from 'antd/es/locale/de_DE'
import 'dayjs/locale/de'
import type { LanguagePack } from '../LanguagePack'
import { editorPhrases } from './editorPhrases'
import { texts } from './index'

export const languagePack: LanguagePack = {
  texts,
  antd,
  dayjs: 'de',
  laterTexts: {
    avatar: () => import('./avatar'),
    calendar: () => import('./calendar'),
    debug: () => import('./debug'),
    home: () => import('./home'),
    monitor: () => import('./monitor'),
    publicPages: () => import('./publicPages'),
    settings: () => import('./settings'),
    signIn: () => import('./signIn'),
    studio: () => import('./studio'),
    table: () => import('./table'),
  },
  editorPhrases,
}
