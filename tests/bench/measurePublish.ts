import type { Browser } from 'playwright-core'
import type { PublishedPage } from '../../schemas/api/pages'
import { openClient } from '../support/callApi'
import { signIn } from '../support/signIn'
import type { Product } from '../support/startProduct'
import { type Figure, median } from './figures'

const code = 'test-equipment'

/** From sending a new version until another open tab shows it. */
export async function measurePublish(browser: Browser, product: Product, rounds: number): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1440, height: 900 } })
  await page.goto('/user/login')
  await signIn(page, 'staff')
  await page.waitForURL(/dashboard/)
  await page.goto(`/p/${code}`)
  await page.getByRole('row').nth(1).waitFor()
  const client = await openClient(product.address, 'admin')
  const { result } = await client.call<PublishedPage>('GET', `/page-configs/${code}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const heading = `State ${round} ${Date.now()}`
    const config = withHeading(result.config, heading)
    const startedAt = Date.now()
    const seenAt = page.getByRole('columnheader', { name: heading }).waitFor().then(Date.now)
    const answer = await client.call('POST', `/page-configs/${code}/publish`, { config })
    if (!answer.success) throw new Error(`publishing was refused: ${answer.message}`)
    times.push((await seenAt) - startedAt)
  }
  await page.close()
  return [{ name: 'published until another tab shows it', value: median(times), unit: 'ms', aim: 500 }]
}

function withHeading(config: unknown, heading: string): unknown {
  const page = structuredClone(config) as { columns: { key: string; title: unknown }[] }
  for (const column of page.columns) if (column.key === 'status') column.title = heading
  return page
}
