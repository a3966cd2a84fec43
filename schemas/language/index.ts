import type { LanguageDefinition } from './LanguageDefinition'

/** The languages that the product speaks, and a page may. `zh-CN` is the one that is always there. Kept by hand: the JSON Schema is generated from it. */
export type Language = 'zh-CN' | 'en-US' | 'de-DE'

/** The languages of the product. A further one is a folder beside this file, with its definition and its catalogue, and its name here. */
export const languages: Readonly<Record<Language, LanguageDefinition>> = {
  'zh-CN': { name: '简体中文' },
  'en-US': { name: 'English' },
  'de-DE': { name: 'Deutsch' },
}
