import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { startProduct } from '../support/startProduct'

interface ChatHost {
  origin: string
  server: Server
  /** Where the product answers whose ticket it is. */
  productAddress: string
}

/** A chat of another server, as small as one can be: it asks the product who is there, and tells the page around it. */
async function startChat(): Promise<ChatHost> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', host.origin)
    const asked = await fetch(`${host.productAddress}/api/eoa/im/user?token=${searchParams.get('token')}`)
    const { result } = (await asked.json()) as { result: { username: string } | null }
    const hello = `${pathname} ${result?.username} ${searchParams.get('messageId')}`
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${hello}</p><script>
      parent.postMessage({ type: 'change-size', width: 480, height: 320 }, '*')
      parent.postMessage({ type: 'show-info', message: 'Two new messages' }, '*')
    </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: ChatHost = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, productAddress: '' }
  return host
}

const uploadJourney = journey
  .extend('chat', { scope: 'file' }, async ({ isHeadless: _ }, { onCleanup }) => {
    const chat = await startChat()
    onCleanup(() => void chat.server.close())
    return chat
  })
  .extend('product', { scope: 'file' }, async ({ chat }, { onCleanup }) => {
    const product = await startProduct(['--demo'], { CHAT_ORIGIN: chat.origin })
    chat.productAddress = product.address
    onCleanup(() => product.remove())
    return product
  })

const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })

uploadJourney('B2.9-upload files are sent, sent again after the line was cut, put into order, saved, and read again', async ({ visit }) => {
  const { page, goTo, console } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/demo-upload')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByRole('textbox', { name: /^Name/ }).fill('Delivery 7')
  const papers = form.locator('.field-files').nth(1)
  let isCut = true
  await page.route('**/api/sys/common/upload', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  console.allow(/Failed to load resource|ERR_CONNECTION_RESET/)
  await papers.locator('input[type=file]').setInputFiles(textFile('one.txt'))
  await papers.getByRole('img', { name: 'Upload failed' }).waitFor()
  isCut = false
  await papers.getByRole('button', { name: 'Upload one.txt again' }).click()
  await papers.getByRole('button', { name: 'Remove one.txt' }).waitFor()
  await papers.locator('input[type=file]').setInputFiles(textFile('two.txt'))
  await papers.getByRole('button', { name: 'Remove two.txt' }).waitFor()
  await papers.getByRole('button', { name: 'Move two.txt forward' }).press('Enter')
  const names = () => papers.getByRole('listitem').evaluateAll((entries) => entries.map((entry) => entry.getAttribute('title')))
  await expect.poll(names).toEqual(['two.txt', 'one.txt'])
  await form.getByRole('button', { name: /^(Save|OK)$/ }).click()
  const row = rowWith(page, 'Delivery 7')
  await row.getByTitle('two.txt').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByTitle('one.txt').click()])
  expect(download.suggestedFilename()).toBe('one.txt')
})

uploadJourney(
  'B2.9-upload B8-upload pictures: what is refused says why in its place, and the form is saved when what is on its way has arrived',
  async ({ visit }) => {
    const { page, goTo, console } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
    await goTo('/p/demo-image')
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = dialog(page)
    await form.getByRole('textbox', { name: /^Name/ }).fill('Bench 7')
    const photos = form.locator('[data-field=photo]')
    console.allow(/Failed to load resource/)
    const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.title = "ran"</script></svg>'
    await photos.locator('input[type=file]').setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) })
    await dialog(page, 'Upload error').getByRole('button', { name: 'OK' }).click()
    const card = photos.getByRole('listitem')
    const reason = card.getByText('Files of this kind are not accepted')
    const [around, inside] = [await card.boundingBox(), await reason.boundingBox()]
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0))
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByRole('alert').getByRole('button', { name: 'drawing.svg could not be uploaded.' }).waitFor()
    await photos.getByRole('button', { name: 'Remove drawing.svg' }).click()

    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/api/sys/common/upload', async (route) => {
      await held
      await route.continue()
    })
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#48a' } })
    await photos
      .locator('input[type=file]')
      .setInputFiles({ name: 'bench.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.locator('[aria-busy=true]').first().waitFor()
    goOn()
    await rowWith(page, 'Bench 7').getByRole('img', { name: 'bench.png' }).waitFor()
    expect(await page.title()).not.toBe('ran')
  },
)

uploadJourney('B2.11-face a face photo is cut, looked at and kept, and stands in the dialog the next time', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="480"><rect width="600" height="480" fill="#36a"/><ellipse cx="300" cy="240" rx="55" ry="65" fill="${fill}"/></svg>`
  const photo = async (fill: string) => ({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(drawing(fill)))
      .png()
      .toBuffer(),
  })
  const openDialog = async () => {
    await page.locator('.pw-user').click()
    await page.getByRole('menuitem', { name: 'Face photo' }).click()
    return dialog(page, 'Face photo')
  }
  const form = await openDialog()
  await form.getByLabel('Choose a photo').setInputFiles(await photo('#3a6'))
  await form.getByLabel('The part that is taken; arrow keys move it').waitFor()
  await form.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('No face was found in the photo').waitFor()
  await form.getByLabel('Choose a photo').setInputFiles(await photo('#e0ac8b'))
  await form.getByLabel('The part that is taken; arrow keys move it').waitFor()
  await form.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('upload succeeded').waitFor()
  await form.waitFor({ state: 'hidden' })
  const kept = (await openDialog()).getByRole('img', { name: 'Current face photo' })
  await expect.poll(() => kept.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(150)
})

uploadJourney('B7.8-chat the chat in the frame knows who is there, once, and sizes its panel', async ({ visit, chat }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-upload?messageId=m7' })
  await page.locator('.pw-user').click()
  await page.getByRole('menuitem', { name: 'Chat' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('/eoa/im/index staff m7').waitFor()
  await page.getByText('Two new messages').waitFor()
  await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(320)
  const src = await page.locator('iframe').getAttribute('src')
  expect(src).toContain(`${chat.origin}/eoa/im/index?token=`)
  expect(await (await fetch(String(src))).text()).toContain('undefined')
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await page.locator('iframe').waitFor({ state: 'detached' })
})
