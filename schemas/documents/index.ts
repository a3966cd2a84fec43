import { type CheckRuleConfig, checkRuleFacts } from './checkRule'
import type { DocumentFacts } from './DocumentFacts'
import { type DictionaryConfig, dictionaryFacts } from './dictionary'
import { type FillRuleConfig, fillRuleFacts } from './fillRule'

/** Every kind of document beside pages and its config. Kept by hand: the JSON Schema is generated from it. */
export interface DocumentConfigs {
  dictionary: DictionaryConfig
  fillRule: FillRuleConfig
  checkRule: CheckRuleConfig
}

/** The facts of every kind of document. */
export const documentFacts = {
  dictionary: dictionaryFacts,
  fillRule: fillRuleFacts,
  checkRule: checkRuleFacts,
} satisfies { readonly [K in keyof DocumentConfigs]: DocumentFacts<DocumentConfigs[K]> }

/**
 * One document beside pages, as its JSON file holds it.
 * @discriminator kind
 */
export type DocumentConfig = DocumentConfigs[keyof DocumentConfigs]

/** Name of a kind of document. */
export type DocumentKind = keyof DocumentConfigs

export const documentKinds = Object.keys(documentFacts) as DocumentKind[]
