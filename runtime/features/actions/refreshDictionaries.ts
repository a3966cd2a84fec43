import type { DictItems } from '../../../schemas/api/session'
import { translate } from '../../../schemas/language/SourceText'
import { storeDictionaryCache } from '../../session/dictionaryCache'
import type { ActionHandler } from './actionHandlers'

const refreshed = {
  'zh-CN': '刷新缓存完成！',
  'en-US': 'The cache is refreshed',
  'de-DE': 'Der Zwischenspeicher ist erneuert',
}
const failed = {
  'zh-CN': '刷新缓存失败！',
  'en-US': 'The cache could not be refreshed',
  'de-DE': 'Der Zwischenspeicher ließ sich nicht erneuern',
}

/** Lets the server read its dictionaries anew, and keeps all of them here in place of those that sign-in brought. */
export const refreshDictionaries: ActionHandler = async ({ host, reload }) => {
  try {
    await host.calls.get('/sys/dict/refleshCache')
    storeDictionaryCache(await host.calls.get<DictItems>('/sys/dict/queryAllDictItems'))
  } catch {
    return host.notify('error', translate(failed, host.language))
  }
  host.notify('success', translate(refreshed, host.language))
  reload()
}
