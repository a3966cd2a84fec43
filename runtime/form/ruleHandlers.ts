import type { RuleHandler } from '../../schemas/rules/RuleFailure'

const handlers = new Map<string, RuleHandler>()

/** Makes a check known under the name that pages write (`handler`). The same name twice is a programmer's mistake. */
export function registerRuleHandler(name: string, handler: RuleHandler): void {
  if (handlers.has(name)) throw new Error(`a rule handler "${name}" is already registered`)
  handlers.set(name, handler)
}

export function findRuleHandler(name: string): RuleHandler | undefined {
  return handlers.get(name)
}
