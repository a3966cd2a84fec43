// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { parsePairs, problemOfPair } from '../../fields/pairs'
import type { RuleDefinition } from '../RuleDefinition'

export interface PairsRule {
  /**
   * The value is a list of names with values, of at most so many pairs; each has a name, and no two have the same.
   * @minimum 1
   * @asType integer
   */
  pairs?: number
}

type Code = 'noPairs' | 'pairMissing' | 'pairTwice' | 'tooManyPairs'

export const pairs: RuleDefinition<PairsRule, Code> = {
  properties: ['pairs'],
  texts: {
    noPairs: {
      'zh-CN': '${title}不是键值列表',
      'en-US': '${title} is no list of names with values',
      'de-DE': '${title} ist keine Liste von Namen mit Werten',
    },
    pairMissing: {
      'zh-CN': '${title}第${reason}项缺少键',
      'en-US': '${title}: entry ${reason} has no name',
      'de-DE': '${title}: Eintrag ${reason} hat keinen Namen',
    },
    pairTwice: {
      'zh-CN': '${title}中的键“${reason}”重复',
      'en-US': '${title} has the name “${reason}” twice',
      'de-DE': '${title} enthält den Namen „${reason}“ zweimal',
    },
    tooManyPairs: {
      'zh-CN': '${title}最多${reason}项',
      'en-US': '${title} takes at most ${reason} entries',
      'de-DE': '${title} nimmt höchstens ${reason} Einträge',
    },
  },
  check({ pairs: most }, { value }) {
    if (most === undefined) return undefined
    const found = parsePairs(value)
    if (!found) return { code: 'noPairs' }
    if (found.length > most) return { code: 'tooManyPairs', reason: String(most) }
    const wrong = found.findIndex((_, index) => problemOfPair(found, index) !== undefined)
    if (wrong === -1) return undefined
    return problemOfPair(found, wrong) === 'twice'
      ? { code: 'pairTwice', reason: found[wrong]?.key.trim() }
      : { code: 'pairMissing', reason: String(wrong + 1) }
  },
}
