import { expect } from 'vitest'
import type { PageConfig } from '../../schemas/page/kinds'
import { areaWork } from '../support/areaWork'
import { openClient } from '../support/callApi'
import { sharedJourney as journey } from '../support/journey'
import { workThrough } from '../support/workThrough'

/** The text that a row is known by: of the first of these fields that the page has. */
const names = ['title', 'subject', 'buyer', 'company', 'accountName', 'payer', 'name', 'place', 'remark']

/**
 * Left to the calls: a calendar has a journey of its own, and a measured value is known by a column that is out of sight.
 */
const byCallsAlone = new Set(['meeting-calendar', 'measured-value'])
const listed = Object.entries(areaWork).filter(([code]) => !byCallsAlone.has(code))

/** As many pages as one test has time for. */
const parts = [listed.slice(0, 7), listed.slice(7, 13), listed.slice(13)]

for (const part of parts) {
  const codes = part.map(([code]) => code).join(', ')
  journey(
    `P2-areas rows are made, found, related, changed, charted and deleted on the screen: ${codes}`,
    { timeout: 240_000 },
    async ({ visit, product }) => {
      const admin = await openClient(product.address, 'admin')
      const { page, goTo } = await visit({ as: 'admin' })
      await page.waitForURL('**/dashboard/**')
      for (const [code, work] of part) {
        const { config } = (await admin.call<{ config: PageConfig }>('GET', `/page-configs/${code}`)).result
        if (config.kind !== 'list') throw new Error(`${code} is no list`)
        const name = names.find((key) => config.columns.some((field) => field.key === key && field.type === 'input'))
        expect(name, code).toBeDefined()
        await goTo(`/p/${code}`)
        await page.getByRole('grid').or(page.getByRole('treegrid')).first().waitFor()
        await workThrough(page, { config, work, name: name ?? '', text: `Walk ${Date.now()}` }).catch((error: unknown) => {
          throw new Error(`on the page ${code}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        })
      }
    },
  )
}
