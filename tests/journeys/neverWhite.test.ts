import { expect } from 'vitest'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { journey } from '../support/journey'
import { rowWith } from '../support/screen'
import type { Product } from '../support/startProduct'

journey(
  'C-neverwhite a published page that is broken shows its error where it is broken, and the rest works',
  async ({ visit, product }) => {
    await breakPage(product, 'test-equipment', (page) => {
      const [, name, status] = page.columns as Record<string, unknown>[]
      if (name) name.type = 'no-such-kind'
      if (status) status.visibleWhen = 'row.(('
    })
    const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await page.getByText('no-such-kind').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Code').fill('EQ-000066')
  },
)

journey('C-neverwhite a published page that is no page at all says so instead of staying white', async ({ visit, product }) => {
  await breakPage(product, 'test-equipment', (page) => {
    for (const key of Object.keys(page)) delete page[key]
  })
  const { page } = await visit({ as: 'admin', at: '/p/test-equipment' })
  await page.getByRole('alert').first().waitFor()
})

/** Changes the published page behind the check's back, in the database itself. */
async function breakPage(product: Product, code: string, change: (page: Record<string, unknown>) => void): Promise<void> {
  await product.stop()
  const { kysely, close } = await openDatabase({ dataDir: `${product.folder}/db` })
  const versions = kysely.updateTable('page_version').where('code', '=', code)
  const stored = await kysely.selectFrom('page_version').select('config').where('code', '=', code).executeTakeFirstOrThrow()
  const page = JSON.parse(String(stored.config)) as Record<string, unknown>
  change(page)
  await versions.set({ config: JSON.stringify(page) }).execute()
  await close()
  await product.restart()
}
