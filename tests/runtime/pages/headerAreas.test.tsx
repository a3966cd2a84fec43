import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PageScreen } from '../../../runtime/pages/PageScreen'
import { renderWithHost } from '../../support/fakeHost'

const page = {
  kind: 'list',
  version: 1,
  code: 'pumps',
  title: { 'zh-CN': '泵', 'en-US': 'Pumps', 'de-DE': 'Pumpen' },
  url: { list: '/pumps/list' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
}
const header = {
  logo: 'temp/hall logo.png',
  avatar: 'temp/leader.png',
  title: { 'zh-CN': '一号厅的泵', 'en-US': 'Pumps of hall 1', 'de-DE': 'Pumpen der Halle 1' },
  content: { 'zh-CN': '由李四负责', 'en-US': 'Kept by Li Si', 'de-DE': 'Betreut von Li Si' },
  action: [
    { title: { 'zh-CN': '校准', 'en-US': 'Calibrations', 'de-DE': 'Kalibrierungen' }, to: '/p/calibration?open=1', primary: true },
    { title: 'elsewhere', to: 'https://elsewhere.example' },
  ],
  extra: [{ title: { 'zh-CN': '位置', 'en-US': 'Place', 'de-DE': 'Ort' }, value: 'B 3' }],
}
const calls = { list: () => ({ records: [], total: 0, size: 15, current: 1 }) }

it.each([
  ['zh-CN', '一号厅的泵', '由李四负责', '校准', '位置'],
  ['en-US', 'Pumps of hall 1', 'Kept by Li Si', 'Calibrations', 'Place'],
  ['de-DE', 'Pumpen der Halle 1', 'Betreut von Li Si', 'Kalibrierungen', 'Ort'],
] as const)(
  'P2-pageheader a page fills logo, avatar, title, content, action and extra from its JSON, in %s',
  async (language, title, content, action, extra) => {
    const openTab = vi.fn()
    const { container } = await renderWithHost(<PageScreen config={{ ...page, header }} />, { language, calls, host: { openTab } })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(screen.getByText(content)).toBeVisible()
    expect(screen.getByRole('definition')).toHaveTextContent('B 3')
    expect(screen.getByRole('term')).toHaveTextContent(extra)
    const [logo, portrait] = [...container.querySelectorAll('img')]
    expect(logo).toHaveAttribute('src', '/api/sys/common/static/temp/hall%20logo.png')
    fireEvent.error(portrait as HTMLImageElement)
    expect(screen.getByText([...title][0] ?? '', { exact: true })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: action }))
    expect(openTab).toHaveBeenCalledExactlyOnceWith('/p/calibration?open=1')
    expect(screen.queryByText('elsewhere')).toBeNull()
  },
)

it('P2-pageheader a page that says nothing of it has no such area', async () => {
  await renderWithHost(<PageScreen config={{ ...page, header: { action: 'broken', logo: 7 } }} />, { calls })
  expect(await screen.findByRole('toolbar')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
