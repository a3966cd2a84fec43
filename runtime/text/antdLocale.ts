import deDE from 'antd/es/locale/de_DE'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import type { Language } from '../../schemas/page/Text'

/** The texts inside of antd's own pieces: date pickers, pagination, empty tables. */
export const antdLocales: Readonly<Record<Language, typeof zhCN>> = { 'zh-CN': zhCN, 'en-US': enUS, 'de-DE': deDE }
