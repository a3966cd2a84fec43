import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules that judge colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

/**
 * What axe finds wrong on the screen as it stands: one line a rule, with the first places. The rules of WCAG 2.2 A and AA and axe's best practices, or only
 * those that are named. The page's own policy forbids scripts from elsewhere, so axe is brought in through the debugger.
 */
export async function findAxeProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await settle(page)
  const runOnly = rules && { type: 'rule' as const, values: [...rules] }
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations.map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 4)
        .map(({ target, failureSummary }) => `\n    ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`)
      return `${id}: ${help} (${nodes.length})${places.join('')}`
    })
  }, runOnly)
}

/** Colours are judged as they come to rest: whatever moves is brought to its end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
