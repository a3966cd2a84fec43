import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey, type Person } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

async function openNotices({ page, goTo }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/demo-actions')
  await rowWith(page, '停电通知').waitFor()
}

describe('the buttons of a page', () => {
  journey('send the selected rows now, by whoever presses, and say how many', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openNotices(person)
    for (const name of ['停电通知', '节日安排']) await rowWith(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Notices sent: 2').waitFor()
    const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date())
    await expect.poll(() => rowWith(page, '节日安排').textContent()).toContain(`Sent${day}`)
  })

  journey('ask for values in a form first, and set what was typed', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openNotices(person)
    await rowWith(page, '价格调整').getByRole('button', { name: 'Withdraw' }).click()
    const form = dialog(page)
    await form.getByRole('button', { name: 'Withdraw' }).click()
    await form
      .getByText(/Reason/)
      .nth(1)
      .waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await form.getByLabel(/Reason/).fill('Wrong price')
    await form.getByRole('button', { name: 'Withdraw' }).click()
    await expect.poll(() => rowWith(page, '价格调整').textContent()).toContain('Wrong price')
  })

  journey('open another page with a query, and a new form with values', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openNotices(person)
    await rowWith(page, '价格调整').getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() =>
        dialog(page)
          .getByLabel(/Notice/)
          .inputValue(),
      )
      .toBe('价格调整')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await rowWith(page, '价格调整').getByRole('button', { name: 'Customer', exact: true }).click()
    await page.waitForURL(/demo-customer\?name=/)
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /Name|Customer/ })
          .last()
          .inputValue(),
      )
      .toBe('上海示例公司')
  })
})
