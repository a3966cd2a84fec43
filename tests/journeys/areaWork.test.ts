import { expect } from 'vitest'
import type { PageConfig } from '../../schemas/page/kinds'
import { areaWork } from '../support/areaWork'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { workThrough } from '../support/workThrough'

/** Areas whose main page is worked through in the browser; the calls of all of them are in the test of the services. */
const listed = Object.entries(areaWork).filter(([code]) => ['contract', 'bank-account', 'test-project'].includes(code))

/** The text that a row is known by: of the first of these fields that the page has. */
const names = ['title', 'subject', 'buyer', 'company', 'accountName', 'payer', 'name', 'place', 'remark']

for (const [code, work] of listed) {
  journey(
    `P2-areas ${code} is worked through on the screen: a row is made, found, related, changed, charted and deleted`,
    { timeout: 120_000 },
    async ({ visit, product }) => {
      const admin = await openClient(product.address, 'admin')
      const { config } = (await admin.call<{ config: PageConfig }>('GET', `/page-configs/${code}`)).result
      if (config.kind !== 'list') throw new Error(`${code} is no list`)
      const name = names.find((key) => config.columns.some((field) => field.key === key && field.type === 'input'))
      expect(name).toBeDefined()
      const { page, goTo } = await visit({ as: 'admin' })
      await page.waitForURL('**/dashboard/**')
      await goTo(`/p/${code}`)
      await page.getByRole('grid').or(page.getByRole('treegrid')).first().waitFor()
      await workThrough(page, { config, work, name: name ?? '', text: `Walk ${Date.now()}` })
    },
  )
}
