import { render } from '@testing-library/react'
import { ConfigProvider, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { expect, it } from 'vitest'
import { daysOf } from '../../../../runtime/pages/calendar/calendarDays'
import { addLanguage } from '../../../../runtime/text/i18n'
import { languagePacks } from '../../../../runtime/text/languagePacks'
import { languageCodes } from '../../../../schemas/language/findLanguage'

it.each(languageCodes)('B2.11-calendar begins a month in %s with the day that the date boxes begin it with', async (language) => {
  const { languagePack } = await languagePacks[language]()
  addLanguage(language, languagePack)
  dayjs.locale(languagePack.dayjs)
  render(
    <ConfigProvider locale={languagePack.antd}>
      <DatePicker open defaultPickerValue={dayjs('2026-11-15')} />
    </ConfigProvider>,
  )
  const first = dayjs(daysOf('month', '2026-11-15', language)[0]).format(languagePack.antd.DatePicker?.lang.fieldDateFormat ?? 'YYYY-MM-DD')
  expect(document.querySelector('td[title]')?.getAttribute('title')).toBe(first)
})
