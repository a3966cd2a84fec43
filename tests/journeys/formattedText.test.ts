import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '../support/journey'
import { rowWith } from '../support/screen'

/** A picture of one red dot. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')
/** A recording as players know it: a tag, and frames of silence. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
const recording = Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), ...Array.from({ length: 20 }, () => frame)])

describe('B9-richtools', () => {
  journey('every tool of formatted text works, in an editor 300 high, and what was made is there after saving', async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/demo-rich-text' })
    await rowWith(page, '操作规程').waitFor()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Name') })
    await form.getByLabel('Name').fill('All tools')
    const editor = form.getByRole('textbox', { name: 'Content' })
    const tool = (name: string) => form.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true }).click()
    const write = async (text: string) => {
      // A tool gives the focus back to the editor.
      await editor.and(page.locator(':focus')).waitFor()
      await page.keyboard.type(text)
    }
    const next = async () => {
      await editor.press('Control+End')
      await page.keyboard.press('Enter')
    }
    const has = (element: Locator) => element.first().waitFor()
    const heightOf = async () => (await editor.locator('..').boundingBox())?.height
    expect(await heightOf()).toBe(300)

    await editor.click()
    await form.getByRole('combobox', { name: 'Heading level' }).click()
    await page.locator('.ant-select-dropdown:visible').getByTitle('Heading 2').click()
    await write('Safety')
    await has(editor.getByRole('heading', { level: 2, name: 'Safety' }))
    await next()
    await tool('Bold')
    await write('Bold')
    await tool('Bold')
    await tool('Italic')
    await write('Slant')
    await tool('Italic')
    await has(editor.locator('strong', { hasText: /^Bold$/ }))
    await has(editor.locator('em', { hasText: /^Slant$/ }))
    for (const [name, align] of [
      ['Centre', 'center'],
      ['Align right', 'right'],
      ['Align left', 'left'],
    ] as const) {
      await next()
      await tool(name)
      await write(`Stands ${align}`)
      expect(await editor.getByText(`Stands ${align}`).evaluate((line) => getComputedStyle(line).textAlign)).toBe(align)
    }
    await next()
    await tool('Bullet list')
    await write('Dot')
    await has(editor.locator('ul li', { hasText: 'Dot' }))
    await next()
    await tool('Bullet list')
    await tool('Numbered list')
    await write('First')
    await has(editor.locator('ol li', { hasText: 'First' }))
    await next()
    await tool('Numbered list')
    await tool('Link')
    await page.getByLabel('Address of the link').fill('https://example.com/plan')
    await page.getByLabel('Address of the link').press('Enter')
    await has(editor.locator('a[href="https://example.com/plan"]'))
    await next()
    await write('Gone')
    await tool('Undo')
    await editor.getByText('Gone').waitFor({ state: 'detached' })
    await tool('Redo')
    await has(editor.getByText('Gone'))

    await next()
    await tool('Picture')
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture })
    await has(editor.locator('img[src*="/sys/common/static/jeditor/dot_"]'))
    await next()
    await form.locator('input[aria-label="Video or sound"]').setInputFiles({ name: 'talk.mp3', mimeType: 'audio/mpeg', buffer: recording })
    await has(editor.locator('audio[src*="/sys/common/static/jeditor/talk_"]'))
    await next()
    await tool('Table')
    await has(editor.locator('table'))
    await tool('Full screen')
    expect(await heightOf()).toBeGreaterThan(700)
    await editor.press('Escape')
    expect(await heightOf()).toBe(300)

    await form.getByRole('button', { name: /^Save/ }).click()
    await form.waitFor({ state: 'hidden' })
    await rowWith(page, 'All tools').getByRole('button', { name: 'Edit' }).click()
    const again = page.getByRole('dialog').filter({ has: page.getByLabel('Name') })
    for (const kept of ['h2', 'strong', 'em', 'ul li', 'ol li', 'a', 'img', 'audio', 'table th', 'p[style*="right"]']) {
      await has(again.getByRole('textbox', { name: 'Content' }).locator(kept))
    }
  })
})
