import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const mark = '••••••••'

journey('a password is typed twice, stays when the row is edited without it, and is answered to nobody', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const answers: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/demo/password/')) answers.push(await answer.text().catch(() => ''))
  })
  await goTo('/p/demo-password')
  await rowWith(page, '温度记录仪').waitFor()
  expect(await page.getByRole('columnheader', { name: 'Password' }).count()).toBe(0)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Device').fill('Data logger')
  const password = form.getByLabel('Password').first()
  await password.fill('short')
  await form.getByLabel('Password once more').fill('short')
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await form.getByText('Password needs at least 8 characters, among them a letter and a digit').first().waitFor()
  await password.fill('Logger2026')
  await form.getByLabel('Password once more').fill('')
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await form.getByText('Password: the two entries are not the same').first().waitFor()
  await form.getByLabel('Password once more').fill('Logger2027')
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await form.getByText('Password: the two entries are not the same').first().waitFor()
  await form.getByLabel('Password once more').fill('Logger2026')
  expect(await findAxeProblems(page)).toEqual([])
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Data logger').getByRole('button', { name: 'Edit' }).click()
  await form.getByPlaceholder('Set. Leave empty to keep it').waitFor()
  await form.getByLabel('Device').fill('Data logger 2')
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Data logger 2').waitFor()
  expect(answers.join()).toContain(mark)
  expect(answers.join()).not.toMatch(/Logger2026|argon2/)
})

journey('Markdown is written with tools and seen as it is read; colours, icons and names with values are saved', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const open = async (code: string, known: string) => {
    await goTo(`/p/${code}`)
    await rowWith(page, known).waitFor()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await dialog(page).getByLabel('Name').first().fill(`New ${code}`)
    return dialog(page)
  }
  const save = async (code: string) => {
    await dialog(page).getByRole('button', { name: /^Save/ }).first().click()
    await dialog(page).waitFor({ state: 'hidden' })
    return rowWith(page, `New ${code}`)
  }
  let form = await open('demo-markdown', '操作规程')
  await form.getByRole('textbox', { name: 'Guide' }).fill('Switch off first')
  await form.getByRole('textbox', { name: 'Guide' }).press('Control+a')
  await form.getByRole('button', { name: 'Bold' }).click()
  expect(await form.getByRole('textbox', { name: 'Guide' }).inputValue()).toBe('**Switch off first**')
  // What a tool has done is taken back like anything typed.
  await form.getByRole('textbox', { name: 'Guide' }).press('Control+z')
  expect(await form.getByRole('textbox', { name: 'Guide' }).inputValue()).toBe('Switch off first')
  await form.getByRole('button', { name: 'Heading 2' }).click()
  await form.getByText('Preview', { exact: true }).click()
  await form.getByRole('heading', { level: 2, name: 'Switch off first' }).waitFor()
  expect(await findAxeProblems(page)).toEqual([])
  await (await save('demo-markdown')).getByText('Switch off first').waitFor()

  form = await open('demo-color', '警示带')
  await form.getByLabel('Colour').fill('#336699')
  await (await save('demo-color')).getByText('#336699').waitFor()

  form = await open('demo-icon', '高压危险')
  await form.getByLabel('Icon').click()
  await page.keyboard.type('thunder')
  await page.keyboard.press('Enter')
  await (await save('demo-icon')).getByText('thunderbolt').waitFor()

  form = await open('demo-key-value', '振动台')
  await form.getByRole('button', { name: 'Add an entry' }).click()
  await page.keyboard.type('Mass')
  await form.getByLabel('Value of entry 1').fill('2 kg')
  expect(await findAxeProblems(page)).toEqual([])
  await (await save('demo-key-value')).getByText('Mass: 2 kg').waitFor()
})
