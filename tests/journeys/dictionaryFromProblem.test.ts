import { expect } from 'vitest'
import { journey } from '../support/journey'
import { createPage, openStudio, publish, readText, writeText } from '../support/studio'

const page = {
  kind: 'list',
  version: 1,
  code: 'shipments',
  title: { 'zh-CN': '发货', 'en-US': 'Shipments' },
  url: { list: '/shipments/list', add: '/shipments/add', edit: '/shipments/edit' },
  columns: [
    { key: 'number', type: 'input', title: { 'zh-CN': '单号', 'en-US': 'Number' } },
    { key: 'stage', type: 'select', title: { 'zh-CN': '阶段', 'en-US': 'Stage' }, dictCode: 'shipment_stage' },
    { key: 'reason', type: 'input', title: { 'zh-CN': '原因', 'en-US': 'Reason' }, visibleWhen: "row.stage == 'stopped'" },
  ],
  resource: { table: 'shipments' },
}

journey('C-documents a dictionary that a page misses is made from the problem, published, and chosen from', async ({ visit }) => {
  const { page: screen, goTo } = await visit({ as: 'admin', language: 'en-US' })
  await openStudio(screen)
  await createPage(screen, 'shipments', 'Shipments')
  await writeText(screen, JSON.stringify(page, null, 2))
  await screen
    .getByText(/there is no dictionary "shipment_stage"/)
    .first()
    .waitFor()
  await screen.getByRole('button', { name: 'Create “shipment_stage” (Dictionary)' }).click()

  await screen.getByRole('heading', { name: 'Stage shipment_stage.dict', level: 2 }).waitFor()
  await screen.getByText('No problems found').waitFor()
  expect(await readText(screen)).toContain('"value": "stopped"')
  const entries = screen.getByRole('list', { name: 'Entries' })
  await entries.getByText('Stopped', { exact: true }).waitFor()
  await publish(screen)

  await goTo('/studio/shipments')
  await screen.getByText('No problems found').waitFor()
  await publish(screen)
  await goTo('/p/shipments')
  await screen.getByRole('button', { name: 'New', exact: true }).click()
  await screen.getByRole('combobox', { name: 'Stage' }).click()
  await screen.getByTitle('Stopped').click()
  await screen.getByRole('textbox', { name: 'Reason' }).waitFor()

  await goTo('/studio')
  await screen.getByLabel('Search by title or code').fill('shipment_stage')
  await screen.getByRole('link', { name: 'Stage', exact: true }).waitFor()
})
