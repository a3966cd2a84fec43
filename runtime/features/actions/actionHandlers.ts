import type { ActionContext } from './runAction'

/** What a page's button can run besides calling the server or opening a page. */
export type ActionHandler = (action: ActionContext) => void | Promise<void>

const handlers = new Map<string, ActionHandler>()

/** Makes a handler known under the name that pages write. The same name twice is a programmer's mistake. */
export function registerActionHandler(name: string, handler: ActionHandler): void {
  if (handlers.has(name)) throw new Error(`an action handler "${name}" is already registered`)
  handlers.set(name, handler)
}

export function findActionHandler(name: string): ActionHandler | undefined {
  return handlers.get(name)
}
