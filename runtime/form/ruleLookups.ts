import type { RuleLookups } from '../../schemas/rules/RuleFailure'
import { CallError, type Calls } from '../calls/Calls'
import { reportError } from '../kit/reportError'
import { findRuleHandler } from './ruleHandlers'

/**
 * What rules ask the server from the browser. When the server cannot be reached, nothing is held against the value: it checks
 * again when the row is saved, and says so then.
 */
export function browserLookups(calls: Calls): RuleLookups {
  return {
    async isDuplicate(table, field, value, id) {
      const params = { tableName: table, fieldName: field, fieldVal: value, dataId: id }
      return (await refusalOf(() => calls.get('/sys/duplicate/check', params, { isQuiet: true }))) !== null
    },
    checkRule: (code, value) => refusalOf(() => calls.get('/sys/checkRule/checkByCode', { ruleCode: code, value }, { isQuiet: true })),
    handler: findRuleHandler,
    report: reportError,
  }
}

/** The server's sentence when it refuses; null when it agrees or cannot be asked. */
async function refusalOf(ask: () => Promise<unknown>): Promise<string | null> {
  try {
    await ask()
    return null
  } catch (error) {
    return error instanceof CallError && error.kind === 'refused' ? error.message : null
  }
}
