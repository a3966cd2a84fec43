import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangedFields } from '../../../runtime/features/rowPanels/history/ChangedFields'
import { ChangedLines } from '../../../runtime/features/rowPanels/history/ChangedLines'
import type { ListModel } from '../../../runtime/model/PageModel'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ChangedLine, ChangedValues } from '../../../schemas/api/rowPanels'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'

const config = {
  kind: 'list',
  version: 1,
  code: 'meeting',
  title: 'Meetings',
  url: { list: '/meeting/list' },
  columns: [
    { key: 'startAt', type: 'datetime', title: 'When', endKey: 'endAt' },
    { key: 'endAt', type: 'datetime', title: 'End' },
  ],
  subTables: [
    {
      key: 'points',
      title: 'Points',
      foreignKey: 'meetingId',
      columns: [
        { key: 'topic', type: 'input', title: 'Topic' },
        { key: 'minutes', type: 'inputNumber', title: 'Minutes' },
      ],
    },
  ],
} as unknown as ListPageConfig

function Changed({ values }: { values: ChangedValues }) {
  const { fields } = usePageModel(config) as { fields: Parameters<typeof ChangedFields>[0]['fields'] }
  return <ChangedFields fields={fields} values={values} />
}

const [early, late, end] = ['2026-12-17 08:30:00', '2026-12-17 13:30:00', '2026-12-17 15:00:00'] as const
const lines = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

it('the beginning of a period that alone was changed stands without an end that nobody knows here', async () => {
  await renderWithHost(<Changed values={{ before: { startAt: late }, after: { startAt: early } }} />, { language: 'en-US' })
  expect(lines()).toEqual(['When: before: 12/17/2026, 1:30 PM → after: 12/17/2026, 8:30 AM'])
})

it('beginning and end of a period are a line each, and neither is told twice', async () => {
  await renderWithHost(<Changed values={{ before: {}, after: { startAt: early, endAt: end } }} />, { language: 'en-US' })
  expect(lines()).toEqual(['When: 12/17/2026, 8:30 AM', 'End: 12/17/2026, 3:00 PM'])
})

function Points({ points }: { points: ChangedLine[] }) {
  const [table] = (usePageModel(config) as ListModel).subTables
  return table ? <ChangedLines table={table} lines={points} count={points.length} /> : null
}

it('a changed row of a table is called by its name, as long as it is there', async () => {
  const change = { kind: 'edit', before: { minutes: 5 }, after: { minutes: 10 } } as const
  await renderWithHost(
    <Points
      points={[
        { ...change, id: '1', row: { topic: 'Budget', minutes: 10 } },
        { ...change, id: '2' },
      ]}
    />,
    { language: 'en-US' },
  )
  expect(screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    '“Budget” changed',
    'Row changed',
  ])
})
