/**
 * Translations by message id: the Chinese text of a definition, as it stands there. Places such as `${name}` stay as they are; a text that is left out
 * is shown in English.
 */
export type Catalogue = Readonly<Record<string, string>>

/** One language of the product. */
export interface LanguageDefinition {
  /** What the language is called by those who speak it. */
  name: string
  /** Texts of schemas and server in a language that is none of the source languages, whose texts stand beside what they belong to. */
  catalogue?: Catalogue
}
