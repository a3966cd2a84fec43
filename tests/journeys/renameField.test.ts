import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog } from '../support/screen'
import { writeText } from '../support/studio'

const written = readFileSync('pages/demo/textarea.page.json', 'utf8')

journey('C-migrate a field gets another key: the values stay, for whoever has the list open as well', async ({ visit }) => {
  const reader = await visit({ as: 'staff', at: '/p/demo-textarea' })
  await reader.page.getByText('样件表面有轻微划痕').first().waitFor()

  const { page } = await visit({ as: 'admin', at: '/studio/demo-textarea' })
  await page.getByText('No problems found').waitFor()
  await writeText(page, written.replaceAll('"remark"', '"note"'))
  await page.getByText(/“Remark” holds values and is gone/).waitFor()
  await page.getByRole('button', { name: 'Add "was": "remark"' }).click()
  await page.getByText('No problems found').waitFor()

  await page.getByRole('button', { name: 'Publish' }).click()
  const asked = dialog(page, /Publish/)
  await asked.getByText('Rename the column remark of demo_textarea to note; its values stay (1)').waitFor()
  await asked.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/Published as version \d+/).waitFor()

  await reader.page.getByRole('button', { name: 'Refresh' }).click()
  await reader.page.getByText('样件表面有轻微划痕').first().waitFor()
  await reader.goTo('/p/demo-textarea')
  await reader.page.getByText('样件表面有轻微划痕').first().waitFor()
  expect(await reader.page.getByRole('columnheader', { name: 'Remark' }).count()).toBe(1)
})
