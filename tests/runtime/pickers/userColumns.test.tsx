import { render } from '@testing-library/react'
import type { RenderCellProps } from 'react-data-grid'
import { expect, it, onTestFinished } from 'vitest'
import { userColumns } from '../../../runtime/pickers/userColumns'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { Row } from '../../../schemas/api/Result'

it('a birthday is written as its reader writes dates', async () => {
  await changeLanguage('de-DE')
  onTestFinished(() => changeLanguage('zh-CN'))
  const row = { id: 'u1', username: 'wu', birthday: '1982-09-21' }
  const column = userColumns([row], (key) => key).find(({ key }) => key === 'birthday')
  // A cast: this cell reads nothing but its row.
  const cell = { row } as unknown as RenderCellProps<Row>
  const { container } = render(column?.renderCell?.(cell))
  expect(container).toHaveTextContent('21.09.1982')
})
