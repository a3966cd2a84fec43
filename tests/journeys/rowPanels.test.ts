import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey(
  'two people work on an order: one changes it, the other sees what was changed, answers a comment and finds the file',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/order' })
    await rowWith(page, 'D20261105-002').getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog(page).getByLabel('Phone', { exact: true }).fill('13900139000')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })

    // Everything from here is done by keyboard, as far as a browser lets files be chosen by it.
    await rowWith(page, 'D20261105-002').getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    const tools = dialog(page).getByRole('toolbar', { name: 'Record', exact: true })
    await tools.getByRole('button', { name: 'History', exact: true }).press('Enter')
    const panels = page.locator('.pw-panels')
    const newest = panels.getByRole('list', { name: 'History' }).getByRole('listitem').first()
    await newest.getByText('13900139000').waitFor()
    await newest.getByText('Phone', { exact: true }).waitFor()
    await newest.getByText('Changed', { exact: true }).waitFor()
    await panels.getByRole('tab', { name: 'History' }).press('ArrowRight')
    await panels.getByRole('tab', { name: 'Comments' }).press('Enter')
    const box = panels.getByRole('textbox', { name: 'Write a comment' })
    await box.fill('New number.\nPlease call.')
    await box.press('Control+Enter')
    await panels.getByRole('tab', { name: 'Comments (1)' }).waitFor()

    // The address is the record's own: the other one opens it.
    const other = await visit({ as: 'configurator' })
    await other.page.locator('.pw-user').waitFor()
    const { pathname, search } = new URL(page.url())
    await other.goTo(pathname + search)
    await dialog(other.page).getByRole('button', { name: 'Comments (1)' }).click()
    const theirs = other.page.locator('.pw-panels')
    const first = theirs.getByRole('list', { name: 'Comments' }).getByRole('listitem').first()
    await first.getByText('Please call.').waitFor()
    expect(await first.getByRole('button').count()).toBe(0)
    await theirs.getByRole('textbox', { name: 'Write a comment' }).fill('Done.')
    await theirs.getByRole('button', { name: 'Comment', exact: true }).click()
    await panels.getByText('Done.', { exact: true }).waitFor()
    await panels.getByRole('tab', { name: 'Comments (2)' }).waitFor()

    // What is begun is still there after a look elsewhere; Escape closes the panel and nothing else.
    await box.fill('To be continued')
    await box.press('Escape')
    await panels.waitFor({ state: 'detached' })
    await tools.getByRole('button', { name: 'Comments (2)' }).press('Enter')
    expect(await panels.getByRole('textbox', { name: 'Write a comment' }).inputValue()).toBe('To be continued')

    await panels.getByRole('tab', { name: 'Files' }).click()
    await panels
      .locator('input[type=file]')
      .setInputFiles({ name: 'Call notes.txt', mimeType: 'text/plain', buffer: Buffer.from('They want it by Friday.') })
    await panels.getByRole('button', { name: 'Remove Call notes.txt' }).waitFor()
    await theirs.getByRole('tab', { name: 'Files (1)' }).click()
    const loading = other.page.waitForEvent('download')
    await theirs.getByRole('button', { name: 'Download Call notes.txt' }).click()
    expect((await loading).suggestedFilename()).toBe('Call notes.txt')
    expect(await theirs.getByRole('button', { name: 'Remove Call notes.txt' }).count()).toBe(0)
  },
)

journey('a record is opened in a tab of its own, by keyboard', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/order' })
  await rowWith(page, 'D20261110-003').getByRole('button', { name: 'Edit', exact: true }).click()
  const opening = page.context().waitForEvent('page')
  await dialog(page).getByRole('link', { name: 'Open in own tab' }).press('Enter')
  const own = await opening
  await dialog(own).getByText('Edit · Orders · D20261110-003').waitFor()
  expect(await dialog(own).getByLabel('Order no.').inputValue()).toBe('D20261110-003')
})
