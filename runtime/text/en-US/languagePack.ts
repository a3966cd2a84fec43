import antd from 'antd/es/locale/en_US'
import type { LanguagePack } from '../LanguagePack'
import { editorPhrases } from './editorPhrases'
import { texts } from './index'

export const languagePack: LanguagePack = {
  texts,
  antd,
  dayjs: 'en',
  laterTexts: {
    avatar: () => import('./avatar'),
    debug: () => import('./debug'),
    monitor: () => import('./monitor'),
    publicPages: () => import('./publicPages'),
    signIn: () => import('./signIn'),
    studio: () => import('./studio'),
  },
  editorPhrases,
}
