import { expect } from 'vitest'
import type { MenuItem, PermissionResult } from '../../schemas/api/session'
import { openClient } from '../support/callApi'
import { sharedJourney as journey } from '../support/journey'
import { walkMenu } from '../support/walkMenu'

/** The pages that the menu leads to. */
function pathsIn(items: readonly MenuItem[]): string[] {
  const shown = items.filter(({ hidden }) => !hidden)
  return shown.flatMap(({ path, route, children }) => (children?.length ? pathsIn(children) : route === '1' ? [path] : []))
}

// In English the same walk is made with a look at each page for those who need a screen reader.
for (const language of ['zh-CN', 'de-DE'] as const) {
  journey(`P2-areas every page of the menu opens without a complaint, in ${language}`, { timeout: 360_000 }, async ({ visit, product }) => {
    const admin = await openClient(product.address, 'admin')
    const { result } = await admin.call<PermissionResult>('GET', '/sys/permission/getUserPermissionByToken')
    const { page } = await visit({ as: 'admin', language })
    await page.waitForURL('**/dashboard/**')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    const opened = await walkMenu(page, { share: 0, of: 1 }, async () => {})
    expect(new Set(opened)).toEqual(new Set(pathsIn(result.menu)))
    expect(refused).toEqual([])
  })
}
