import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey, type Person } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const telephone = { width: 360, height: 740 }

async function openNew({ page, goTo }: Person, code: string, row: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo(`/p/${code}`)
  await rowWith(page, row).waitFor()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByLabel('Name').waitFor()
  return dialog(page)
}

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}

describe('the form of a page', () => {
  journey('gives its fields the width that the page says, and on a telephone the whole line', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    const form = await openNew(person, 'demo-form-layout', '示例公司')
    const [name, street, city] = [form.getByLabel('Name'), form.getByLabel('Street'), form.getByLabel('City')]
    expect(await widthOf(street)).toBeGreaterThan(2 * (await widthOf(city)))
    expect(await widthOf(name)).toBeGreaterThan(3 * (await widthOf(city)))
    await form.getByRole('button', { name: 'More' }).click()
    await form.getByLabel('Remark').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await page.setViewportSize(telephone)
    await expect.poll(async () => (await widthOf(street)) === (await widthOf(city))).toBe(true)
  })

  journey('has its buttons in two lines on a telephone, saving first, also in German', async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'staff', language: 'de-DE' })
    await page.getByRole('link', { name: 'Prüfgeräte' }).first().waitFor()
    await page.setViewportSize(telephone)
    await goTo('/p/order')
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
    const names = ['Speichern', 'Abbrechen', 'Speichern und neu']
    const tops = async () => {
      const boxes = await Promise.all(names.map((name) => dialog(page).getByRole('button', { name, exact: true }).boundingBox()))
      return boxes.map((box) => box?.y ?? 0)
    }
    await dialog(page).getByLabel('Kunde').waitFor()
    const [save = 0, cancel, another] = await tops()
    expect(cancel).toBe(save)
    expect(another).toBeGreaterThan(save)
  })

  journey('marks the tab with an error, and opens it', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    const form = await openNew(person, 'demo-form-tabs', '王芳')
    await form.getByLabel('Name').fill('Anna')
    await form.getByRole('button', { name: /Save/ }).click()
    const tab = form.getByRole('tab', { name: /Contact/ })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await form.getByLabel('Phone').and(page.locator(':focus')).waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await page.setViewportSize(telephone)
    await form.getByLabel('Phone').fill('1')
    await form.getByRole('button', { name: /Save/ }).click()
    await page.getByText('Anna', { exact: true }).waitFor()
  })

  journey('keeps what is typed over a reload, offers it again, and lets it go once it is saved', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    page.on('dialog', (question) => void question.accept())
    const form = await openNew(person, 'demo-form-tabs', '王芳')
    await form.getByLabel('Name').fill('Berta')
    await page.reload()
    await rowWith(page, '王芳').waitFor()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await form.getByText(/There is unsaved input from/).waitFor()
    expect(await form.getByLabel('Name').inputValue()).toBe('')
    expect(await findAxeProblems(page)).toEqual([])
    await form.getByRole('button', { name: 'Restore' }).click()
    expect(await form.getByLabel('Name').inputValue()).toBe('Berta')
    await form.getByRole('tab', { name: /Contact/ }).click()
    await form.getByLabel('Phone').fill('1')
    await form.getByRole('button', { name: 'Add and start another' }).click()
    await form.getByLabel('Name').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await rowWith(page, 'Berta').dblclick()
    await form.getByLabel('Name').waitFor()
    expect(await form.getByText(/There is unsaved input from/).count()).toBe(0)
  })

  journey('steps through the rows of the list, copies one, and prints it', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    // A browser without a screen ends printing before anybody can look at the paper.
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    await openNew(person, 'demo-customer', '华东试验中心')
    await page.keyboard.press('Escape')
    await rowWith(page, '华东试验中心').dblclick()
    const form = dialog(page)
    await form.getByRole('toolbar', { name: 'Record' }).waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    const name = await form.getByLabel('Name').inputValue()
    await form.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('article')
    await paper.getByRole('heading', { name: `Customers · ${name}` }).waitFor()
    await paper.getByText(name, { exact: true }).waitFor()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await form
      .getByRole('button', { name: /Next record|Previous record/ })
      .and(page.locator('[aria-disabled="false"]'))
      .first()
      .click()
    await expect.poll(() => form.getByLabel('Name').inputValue()).not.toBe(name)
    await form.getByRole('button', { name: 'Copy' }).click()
    await dialog(page, /New/).waitFor()
    expect(await form.getByLabel('Phone').inputValue()).not.toBe('')
    expect(await form.getByLabel('Name').inputValue()).toBe('')
  })
})
