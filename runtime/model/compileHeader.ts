import type { HeaderConfig, HeaderFact, HeaderLink } from '../../schemas/page/parts/HeaderConfig'
import { chooseText, type Language } from '../../schemas/page/Text'
import { readList, readObject, readText, readUrl } from './read'

/** What stands above a page, in the reader's language. */
export interface HeaderModel {
  /** Paths of uploaded pictures. */
  logo: string
  avatar: string
  title: string
  content: string
  action: readonly { title: string; to: string; isPrimary: boolean }[]
  extra: readonly { title: string; value: string }[]
}

/** The areas above a page; undefined where the page says nothing of them. */
export function compileHeader(written: unknown, language: Language): HeaderModel | undefined {
  const { logo, avatar, title, content, action, extra } = readObject<HeaderConfig>(written)
  const model = {
    logo: readText(logo),
    avatar: readText(avatar),
    title: chooseText(title, language),
    content: chooseText(content, language),
    action: readList(action).flatMap((link) => {
      const { title: name, to, primary } = readObject<HeaderLink>(link)
      const address = readUrl(to)
      return address ? [{ title: chooseText(name, language, address), to: address, isPrimary: primary === true }] : []
    }),
    extra: readList(extra).map((fact) => {
      const { title: name, value } = readObject<HeaderFact>(fact)
      return { title: chooseText(name, language), value: chooseText(value, language) }
    }),
  }
  return Object.values(model).some((area) => area.length > 0) ? model : undefined
}
