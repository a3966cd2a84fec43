import type { Extensions } from '../kernel/Extensions'
import type { ResourceServices } from '../resource'
import { writeAgentLog } from '../services/agents/writeAgentLog'
import type { Dictionaries } from '../services/dictionaries/Dictionaries'
import type { DocumentStore } from '../services/documents/DocumentStore'
import { writeHistory } from '../services/rowPanels/writeHistory'
import { runFillRule } from '../services/rules/fillRules'
import { runCheckRule } from '../services/rules/runCheckRule'

/** What the resource engine asks of this server: texts of dictionary values, check rules and fill rules. */
export function createResourceServices(
  documents: DocumentStore,
  dictionaries: Dictionaries,
  { ruleHandlers }: Extensions,
): ResourceServices {
  return {
    dictionaries: {
      async labelsOf(source, values, language) {
        if (source.from !== 'dict') return new Map()
        const texts = await dictionaries.texts(source.code, language)
        return new Map(values.flatMap((value) => (texts.has(value) ? [[value, { text: texts.get(value) ?? '' }] as const] : [])))
      },
    },
    async dictionaryValues(code, { withDisabled = false } = {}) {
      const items = await dictionaries.items(code)
      return items && new Set(items.flatMap(({ value, disabled }) => (disabled && !withDisabled ? [] : [value])))
    },
    fillRule: (code, rows, _context, connection) => runFillRule(documents, connection, code, rows.length),
    async checkRule(code, value, language) {
      const { passed, message } = runCheckRule(documents, code, value, language)
      return passed ? null : message
    },
    noteDelegated: writeAgentLog,
    noteHistory: writeHistory,
    handler: (name) => (Object.hasOwn(ruleHandlers, name) ? ruleHandlers[name] : undefined),
  }
}
