import type { BrowserContext, ConsoleMessage } from 'playwright-core'

/** What went wrong in a browser window, behind the user's back: uncaught errors, console errors, warnings of React or antd. */
export interface ConsoleWatch {
  problems: string[]
  /** Says that a complaint is part of the journey, for example a lost connection. */
  allow(pattern: RegExp): void
}

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const found: string[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (event) => found.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  context.on('console', (message) => {
    if (isProblem(message)) found.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  return {
    get problems() {
      return found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    },
    allow: (pattern) => void allowed.push(pattern),
  }
}

/** The browser itself reports each refused call; the product shows those to the user, and journeys look there. */
function isProblem(message: ConsoleMessage): boolean {
  const isRefusedCall = message.text().startsWith('Failed to load resource') && /\/(api|page-configs)\//.test(message.location().url)
  if (message.type() === 'error') return !isRefusedCall
  return message.type() === 'warning' && /react|antd|warning:/i.test(message.text())
}
