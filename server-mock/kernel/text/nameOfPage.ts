import { chooseText, type Language } from '../../../schemas/page/Text'

/** What a page is called where people look for it: its title in their language, and its code. */
export function nameOfPage({ title, code }: { title?: unknown; code: string }, language: Language): string {
  return `${chooseText(title, language, code)} (${code})`
}
