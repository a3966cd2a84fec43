import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

describe('what stands in a form beside its fields', () => {
  journey('B2.9-card B4-slider cards take the whole screen, and a new row is sent when the handle has gone its way', async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/demo-form-cards' })
    await rowWith(page, '示例公司').waitFor()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = dialog(page)
    await form.getByLabel('Name').fill('Anna')
    expect(await findAxeProblems(page)).toEqual([])
    const card = form.getByRole('group', { name: 'Address' })
    await form.getByRole('button', { name: 'Address: Full screen' }).click()
    const viewport = page.viewportSize()
    await expect.poll(async () => (await card.boundingBox())?.width).toBe(viewport?.width)
    await page.keyboard.press('Escape')
    await expect.poll(async () => ((await card.boundingBox())?.width ?? 0) < (viewport?.width ?? 0)).toBe(true)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByText('Please drag the handle to the right end first').waitFor()
    const handle = form.getByRole('slider')
    await handle.scrollIntoViewIfNeeded()
    const [from, track] = [await handle.boundingBox(), await handle.locator('..').boundingBox()]
    if (!from || !track) throw new Error('there is nothing to drag')
    const middle = from.y + from.height / 2
    await page.mouse.move(from.x + 10, middle)
    await page.mouse.down()
    await page.mouse.move(from.x + 100, middle)
    await page.mouse.up()
    expect(await handle.getAttribute('aria-valuenow')).toBe('0')
    await page.mouse.move(from.x + 10, middle)
    await page.mouse.down()
    await page.mouse.move(track.x + track.width + 20, middle, { steps: 5 })
    await page.mouse.up()
    expect(await handle.getAttribute('aria-valuetext')).toBe('Verified')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await rowWith(page, 'Anna').waitFor()
  })
})

describe('the studio', () => {
  journey('shows every kind of field in its gallery', async ({ visit }) => {
    const { page } = await visit({ as: 'configurator', at: '/studio' })
    await page.getByRole('button', { name: 'Field gallery' }).click()
    await page.getByRole('link', { name: 'inputNumber' }).click()
    const field = page.getByRole('article', { name: 'Price' })
    await field.getByRole('group', { name: 'Input of a form' }).getByRole('textbox').fill('1234.5')
    const cell = field.getByRole('group', { name: 'Cell of a list' })
    await expect.poll(() => cell.textContent()).toBe('Cell of a list1,234.50')
    await field.getByText('"type": "inputNumber"').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
  })

  journey('shows every kind of field on a telephone without anything beside the screen', async ({ visit }) => {
    const { page } = await visit({ as: 'configurator', at: '/studio/~fields', language: 'de-DE' })
    const kinds = page.getByRole('navigation', { name: 'Feldarten' }).getByRole('link')
    await kinds.first().waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const aside: string[] = []
    for (const kind of await kinds.allTextContents()) {
      await page.getByRole('link', { name: kind, exact: true }).click()
      await page.getByRole('heading', { name: new RegExp(`^${kind}\\b`) }).waitFor()
      const widest = await page
        .getByRole('article')
        .evaluateAll((fields) => Math.max(...fields.map((field) => field.scrollWidth - field.clientWidth)))
      if (widest > 0) aside.push(`${kind}: ${widest}`)
    }
    expect(aside).toEqual([])
  })
})
