import { render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { Column } from '../../../runtime/grid/DataGrid'
import { userColumns } from '../../../runtime/pickers/userColumns'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { Row } from '../../../schemas/api/Result'

it('a birthday is written as its reader writes dates', async () => {
  await changeLanguage('de-DE')
  onTestFinished(() => changeLanguage('zh-CN'))
  const row = { id: 'u1', username: 'wu', birthday: '1982-09-21' }
  const column = userColumns([row], (key) => key).find(({ key }) => key === 'birthday')
  // A cast: this cell reads nothing but its row.
  const cell = { row } as unknown as Parameters<NonNullable<Column<Row>['renderCell']>>[0]
  const { container } = render(column?.renderCell?.(cell))
  expect(container).toHaveTextContent('21.09.1982')
})
