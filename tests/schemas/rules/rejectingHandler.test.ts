import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkValue } from '../../../schemas/rules/checkValue'
import type { RuleHandler, RuleLookups } from '../../../schemas/rules/RuleFailure'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a check by this handler ends with, and what is reported of it. */
async function checkBy(handler: RuleHandler) {
  const report = vi.fn((error: unknown) => String(error))
  const lookups: RuleLookups = { isDuplicate: async () => false, checkRule: async () => null, handler: () => handler, report }
  const checking = checkValue({ key: 'name', validateRules: [{ handler: 'h' }] }, 'x', { row: {}, language: 'en-US' }, lookups)
  await vi.advanceTimersByTimeAsync(30_000)
  return { code: (await checking)?.code, reported: report.mock.calls.map(([error]) => String(error)) }
}

it('a handler that fails later is reported with its own error, and not waited for', async () => {
  const failing = async () => {
    throw new Error('the other system is away')
  }
  expect(await checkBy(failing)).toEqual({ code: 'broken', reported: ['Error: the other system is away'] })
})

it('a handler that never answers is given up, and reported by its name', async () => {
  expect(await checkBy(() => undefined)).toEqual({ code: 'broken', reported: ['Error: handler "h" did not answer'] })
})
