import { addressOf } from '../../../schemas/page/addressOf'
import { chooseText } from '../../../schemas/page/Text'
import { translatedLanguages, translationKey } from '../../../schemas/wire/translations'
import type { ListedModel } from '../../model/ListedModel'
import type { PageHost } from '../../session/PageHost'

/** Says how the browser shows a page, and nothing of what it shows. */
const shownBy = 't'

/** The address that the list stands at, with what it asks for. */
export function currentAddress({ config, code }: Pick<ListedModel, 'config' | 'code'>, { search = '' }: Pick<PageHost, 'search'>): string {
  const asked = search.replace(/^\?/, '').split('&')
  const kept = asked.filter((part) => part !== '' && part.split('=', 1)[0] !== shownBy)
  return addressOf({ ...config, code }) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** What is kept of a list beside name and folder: where it stands, and what it is called in every language. */
export function favouriteOf(
  { config, code }: Pick<ListedModel, 'config' | 'code'>,
  host: Pick<PageHost, 'search'>,
): Record<string, unknown> {
  const { title, menu } = config
  const titles = translatedLanguages.map((language) => [translationKey('title', language), chooseText(title, language, code)])
  return {
    title: chooseText(title, 'zh-CN', code),
    ...Object.fromEntries(titles),
    route: addressOf({ ...config, code }),
    componentName: code,
    component: 'PageView',
    internalOrExternal: false,
    keepAlive: (menu || undefined)?.keepAlive ?? true,
    url: currentAddress({ config, code }, host),
  }
}
