import { render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { userColumns } from '../../../runtime/pickers/userColumns'
import { changeLanguage } from '../../../runtime/text/i18n'

it('a birthday is written as its reader writes dates', async () => {
  await changeLanguage('de-DE')
  onTestFinished(() => changeLanguage('zh-CN'))
  const row = { id: 'u1', username: 'wu', birthday: '1982-09-21' }
  const column = userColumns([row], (key) => key).find(({ key }) => key === 'birthday')
  const { container } = render(column?.renderCell?.({ row } as Parameters<NonNullable<typeof column.renderCell>>[0]))
  expect(container).toHaveTextContent('21.09.1982')
})
