import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const input = (key: string, title: string) => ({ key, type: 'input', title: { 'zh-CN': title } })
const courseCalls = { list: '/sample/courses/list', add: '/sample/courses/add' }
const courses = {
  kind: 'list',
  version: 1,
  code: 'courses',
  title: { 'zh-CN': 'Courses' },
  url: courseCalls,
  columns: [input('name', 'Name'), input('city', 'City'), input('trainer', 'Trainer')],
  visitors: { list: ['name', 'city'] },
  resource: { table: 'courses' },
}
const coursePicker = (key: string, title: string, more: object = {}) => ({
  ...input(key, title),
  type: 'recordSelect',
  table: 'courses',
  listUrl: courseCalls.list,
  labelKey: 'name',
  columns: [
    { key: 'name', title: 'Name' },
    { key: 'city', title: 'City' },
  ],
  queryConfig: [{ key: 'name' }],
  ...more,
})
const pickers = [coursePicker('course', 'Course'), coursePicker('further', 'Further courses', { multiple: true })]
const booking = {
  kind: 'form',
  version: 1,
  code: 'course-booking',
  access: 'public',
  title: { 'zh-CN': 'Book a course' },
  url: { add: '/sample/course-booking/add' },
  items: [input('who', 'Your name'), ...pickers],
  resource: { table: 'course_booking' },
}
const bookings = {
  kind: 'list',
  version: 1,
  code: 'course-bookings',
  title: { 'zh-CN': 'Bookings' },
  url: { list: '/sample/course-bookings/list' },
  columns: [input('who', 'Your name'), ...pickers],
  grants: { staff: ['list'] },
  resource: { of: 'course-booking' },
}

journey(
  'a visitor picks records in a public form, by typing and in the dialog, and sees what their page shows everybody',
  async ({ address, visit }) => {
    const admin = await openClient(address, 'admin')
    for (const config of [courses, booking, bookings])
      expect(await admin.call('POST', `/page-configs/${config.code}/publish`, { config })).toMatchObject({ success: true })
    for (const [name, city] of [
      ['Welding', 'Aachen'],
      ['Safety', 'Berlin'],
      ['Vibration', 'Cologne'],
    ])
      expect(await admin.call('POST', courseCalls.add, { name, city, trainer: 'Otto' })).toMatchObject({ success: true })

    const { page, goTo } = await visit()
    await goTo('/p/course-booking')
    await page.getByLabel('Your name').fill('Ann')
    await page.getByRole('combobox', { name: 'Course', exact: true }).focus()
    await page.keyboard.type('weld')
    await page.getByRole('option', { name: 'Welding' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.getByTitle('Welding', { exact: true }).first().waitFor()

    await page.getByRole('combobox', { name: 'Further courses' }).click()
    const further = dialog(page, 'Select Further courses')
    await rowWith(further, 'Berlin').getByRole('checkbox').check()
    expect(await further.getByRole('columnheader').allTextContents()).toEqual(['', 'Name', 'City'])
    expect(await further.textContent()).not.toContain('Otto')
    await further.getByLabel('Name').fill('vib')
    await page.keyboard.press('Enter')
    await rowWith(further, 'Berlin').waitFor({ state: 'detached' })
    await rowWith(further, 'Cologne').getByRole('checkbox').check()
    await further.getByRole('button', { name: 'OK', exact: true }).click()
    await further.waitFor({ state: 'hidden' })
    for (const name of ['Safety', 'Vibration']) await page.getByTitle(name, { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Send another' }).waitFor()

    const staff = await visit({ as: 'staff', at: '/p/course-bookings' })
    const row = rowWith(staff.page, 'Ann')
    for (const text of ['Welding', 'Safety', 'Vibration']) await row.getByText(text).first().waitFor()
  },
)
