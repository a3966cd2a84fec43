import type { LanguageDefinition } from './LanguageDefinition'
import type { SourceLanguage } from './SourceText'

/** The languages of the product. A further one is a folder beside this file, with its definition and its catalogue, and a line here. */
export const languages = {
  'zh-CN': { name: '简体中文' },
  'en-US': { name: 'English' },
  'de-DE': { name: 'Deutsch' },
} satisfies Record<SourceLanguage, LanguageDefinition> & Record<string, LanguageDefinition>
