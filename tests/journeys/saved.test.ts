import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('B8-saved what was added, changed, deleted and not deleted is said in the words of the catalogue', async ({ visit, address }) => {
  const name = `B8 ${randomBytes(4).toString('hex')}`
  const { page } = await visit({ as: 'staff', at: '/p/demo-input', language: 'zh-CN' })
  await page.getByRole('toolbar').getByRole('button', { name: '新建' }).click()
  await dialog(page).getByLabel('名称').fill(name)
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('添加成功', { exact: true }).waitFor()

  await rowWith(page, name).getByRole('button', { name: '编辑' }).click()
  await dialog(page).getByLabel('名称').fill(`${name} 2`)
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('编辑成功', { exact: true }).waitFor()

  const row = rowWith(page, `${name} 2`)
  const askToDelete = async () => {
    await row.getByRole('button', { name: '删除', exact: true }).click()
    await dialog(page).getByText('是否删除选中数据?').waitFor()
  }
  await askToDelete()
  const client = await openClient(address, 'staff')
  const { result } = await client.call<{ records: { id: string }[] }>('GET', `/demo/input/list?name=${encodeURIComponent(`${name} 2`)}`)
  await client.call('DELETE', `/demo/input/delete?id=${result.records[0]?.id}`)
  await dialog(page).getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: '删除失败' }).getByText('很抱歉，资源未找到!').waitFor()

  await client.call('POST', '/demo/input/add', { name: `${name} 2` })
  await askToDelete()
  await dialog(page).getByRole('button', { name: '删除', exact: true }).click()
  await page.getByText('删除成功', { exact: true }).waitFor()
  await row.waitFor({ state: 'detached' })
})

journey(
  'B8-saved P2-help help is written as formatted text in a dialog 1000 wide, and says that it is kept or cleared',
  async ({ visit }) => {
    const { page } = await visit({ as: 'admin', at: '/p/demo-input', language: 'zh-CN' })
    const write = async (content: string) => {
      await page.getByRole('button', { name: '维护帮助' }).click()
      const writing = page.getByRole('dialog', { name: '维护帮助' })
      await writing.locator('[contenteditable="true"]').waitFor()
      expect(Math.round((await writing.boundingBox())?.width ?? 0)).toBe(1000)
      const box = writing.locator('[contenteditable="true"]')
      await box.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
      if (content) await page.keyboard.type(content)
      await writing.getByRole('button', { name: '保存', exact: true }).click()
    }
    await page.locator('.pw-header').getByRole('button', { name: '帮助' }).click()
    await write('如何填写')
    await page.getByText('保存成功！', { exact: true }).waitFor()
    await page.getByRole('dialog', { name: '帮助', exact: true }).getByRole('paragraph').filter({ hasText: '如何填写' }).waitFor()
    await write('')
    await page.getByText('清除成功！', { exact: true }).waitFor()
  },
)
