import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { PageView } from '../../../runtime/pages/PageView'
import { pageConfigKey } from '../../../runtime/session/usePageConfig'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: { 'zh-CN': '设备', 'en-US': 'Equipment' },
  url: { list: '/e/list', add: '/e/add' },
  columns: [{ key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' } }],
}
const newer = { ...config, columns: [...config.columns, { key: 'place', type: 'input', title: { 'zh-CN': '地点', 'en-US': 'Place' } }] }
const rows = { list: () => ({ records: [{ id: 'a', name: 'pump', place: 'hall' }], total: 1, size: 15, current: 1, pages: 1 }) }

const user = userEvent.setup()

function Watched({ onClient }: { onClient(client: QueryClient): void }) {
  onClient(useQueryClient())
  return <PageView code="equipment" waysOut={<a href="/dashboard">Back to home</a>} />
}

/** A published page that can be replaced as the socket does it: by making the cached one stale. */
async function openPage(options: FakeHostOptions = {}, first: unknown = config) {
  let published: unknown = first
  let client: QueryClient | undefined
  const keepClient = (known: QueryClient) => {
    client = known
  }
  const result = await renderWithHost(<Watched onClient={keepClient} />, {
    language: 'en-US',
    ...options,
    calls: { ...rows, add: () => ({ id: 'b' }), pageConfig: () => ({ config: published, version: '1' }), ...options.calls },
  })
  const publish = async (next: unknown) => {
    published = next
    await act(async () => client?.invalidateQueries({ queryKey: pageConfigKey('equipment') }))
  }
  return { ...result, publish }
}

const heading = (name: string) => screen.queryByRole('columnheader', { name })

describe('a page by its code', () => {
  it('B7.1-config shows the page that its JSON describes', async () => {
    await openPage()
    expect(await screen.findByText('pump')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Equipment' })).toBeInTheDocument()
  })

  it('P6-routefilter says that the page is for others when the server refuses it', async () => {
    await openPage({
      calls: {
        pageConfig: () => {
          throw new CallError('forbidden', 'no', { status: 403, code: 510 })
        },
      },
    })
    expect(await screen.findByText('No permission')).toBeVisible()
    expect(screen.getByText(/^You may not open this page\. /)).toBeVisible()
  })

  it.each([
    [[{ action: 'equipment:list', type: '1' as const, status: '1' as const }], 'No permission'],
    [[], 'pump'],
  ])('P6-routefilter with %j among all permissions and none granted it shows "%s"', async (allAuth, shown) => {
    await openPage({ host: { permissions: { auth: [], allAuth }, can: () => false } })
    expect(await screen.findByText(shown)).toBeInTheDocument()
  })

  it('B7.1-config says that there is no such page', async () => {
    await openPage({
      language: 'zh-CN',
      calls: {
        pageConfig: () => {
          throw new CallError('notFound', 'x', { status: 404 })
        },
      },
    })
    expect(await screen.findByText('未找到列表json配置文件！')).toBeInTheDocument()
  })

  it('B7.1-config says that the page was unpublished while it was open, and offers the ways out', async () => {
    let isGone = false
    const { publish } = await openPage({
      calls: {
        pageConfig: () => {
          if (isGone) throw new CallError('notFound', 'x', { status: 404 })
          return { config, version: '1' }
        },
      },
    })
    await screen.findByText('pump')
    expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull()
    isGone = true
    await publish(config)
    const state = within(await screen.findByRole('status'))
    expect(state.getByText('This page was unpublished')).toBeVisible()
    expect(state.getByRole('link', { name: 'Back to home' })).toBeVisible()
  })

  it('B7.1-config says that the page cannot be had, and tries again', async () => {
    let fails = true
    await openPage({
      language: 'zh-CN',
      calls: {
        pageConfig: () => {
          if (fails) throw new CallError('server', 'x', { status: 500 })
          return { config, version: '1' }
        },
      },
    })
    expect(await screen.findByText('资源未找到')).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('pump')).toBeInTheDocument()
  })

  it('takes a new version at once while nothing is typed', async () => {
    const { publish } = await openPage()
    await screen.findByText('pump')
    expect(heading('Place')).not.toBeInTheDocument()
    await publish(newer)
    await waitFor(() => expect(heading('Place')).toBeInTheDocument())
    expect(screen.getByText('hall')).toBeInTheDocument()
  })

  it('C-publish shows the values of a field under the key that it has now, and asks for the rows once for each version', async () => {
    let key = 'name'
    const list = () => ({ records: [{ id: 'a', [key]: 'pump' }], total: 1, size: 15, current: 1, pages: 1 })
    const { publish, host } = await openPage({ calls: { list } })
    const questions = () => host.made.filter(({ method }) => method === 'list').length
    await screen.findByText('pump')
    expect(questions()).toBe(1)
    key = 'label'
    await publish({ ...config, columns: [{ key, type: 'input', title: 'Label', was: 'name' }] })
    await waitFor(() => expect(heading('Label')).toBeInTheDocument())
    expect(await screen.findByText('pump')).toBeInTheDocument()
    expect(questions()).toBe(2)
    await publish({ ...config, title: 'Machines', columns: [{ key, type: 'input', title: 'Label', was: 'name' }] })
    expect(await screen.findByRole('region', { name: 'Machines' })).toBeInTheDocument()
    expect(questions()).toBe(2)
  })

  it('C-publish shows the values of a sub-table under a row by the key that their field has now', async () => {
    let key = 'part'
    const page = () => ({
      ...config,
      url: { ...config.url, queryById: '/e/queryById' },
      subTables: [
        { key: 'parts', title: 'Parts', foreignKey: 'mainId', inList: 'row', columns: [{ key, type: 'input', title: key, was: 'part' }] },
      ],
    })
    const queryById = (_url: string, id: string) => ({ id, name: 'pump', sub: { parts: [{ id: 'p', [key]: 'seal' }] } })
    const { publish } = await openPage({ calls: { queryById } }, page())
    await user.click(await screen.findByRole('button', { name: 'Details of row 1' }))
    const parts = within(await screen.findByRole('region', { name: 'Parts' }))
    expect(await parts.findByText('seal')).toBeInTheDocument()
    key = 'piece'
    await publish(page())
    expect(await parts.findByRole('columnheader', { name: 'piece' })).toBeInTheDocument()
    expect(await parts.findByText('seal')).toBeInTheDocument()
  })

  /** A page with a sub-table, and the same without one of its fields. */
  const withTable = {
    ...config,
    subTables: [{ key: 'parts', title: 'Parts', foreignKey: 'mainId', columns: [{ key: 'part', type: 'input', title: 'Part' }] }],
  }
  const without = { ...newer, columns: newer.columns.slice(1) }

  async function typeNewRow() {
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await user.type(await form.findByLabelText('Name'), 'valve')
    return form
  }

  it('C-publish takes a new version that keeps every field at once, and keeps what is typed', async () => {
    const { publish } = await openPage({}, withTable)
    const form = await typeNewRow()
    await user.click(await form.findByRole('button', { name: 'Add' }))
    const rowsBefore = form.getAllByRole('row').length
    await publish({ ...withTable, columns: newer.columns })
    expect(await form.findByLabelText('Place')).toBeInTheDocument()
    expect(form.getByLabelText('Name')).toHaveValue('valve')
    expect(form.getAllByRole('row')).toHaveLength(rowsBefore)
  })

  it('C-publish takes a new version in which a field has another key, with what is typed into it and what undoes it', async () => {
    let sent: unknown
    const add = (_page: unknown, row: unknown) => {
      sent = row
      return { id: 'b' }
    }
    const { publish } = await openPage({ calls: { add } })
    const form = await typeNewRow()
    const renamed = newer.columns.map((column) =>
      column.key === 'name' ? { ...column, key: 'label', title: 'Label', was: 'name' } : column,
    )
    await publish({ ...newer, columns: renamed })
    expect(await form.findByLabelText('Label')).toHaveValue('valve')
    expect(screen.queryByText(/A new version of this page has been published/)).not.toBeInTheDocument()
    act(() => form.getByRole('button', { name: 'Save' }).focus())
    await user.keyboard('{Control>}z{/Control}')
    expect(form.getByLabelText('Label')).toHaveValue('')
    await user.type(form.getByLabelText('Label'), 'valve')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject({ label: 'valve' }))
    expect(sent).not.toHaveProperty('name')
  })

  it('C-publish lets a version without a typed field wait, says so, and takes it after saving', async () => {
    const { publish } = await openPage()
    const form = await typeNewRow()
    await publish(without)
    expect(await screen.findByText(/A new version of this page has been published/)).toBeInTheDocument()
    expect(form.getByLabelText('Name')).toHaveValue('valve')
    expect(form.queryByLabelText('Place')).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(heading('Place')).toBeInTheDocument())
    expect(screen.queryByText(/A new version of this page has been published/)).not.toBeInTheDocument()
  })

  it('keeps what stands in the query bar when a new version comes', async () => {
    const { publish } = await openPage({}, { ...config, queryConfig: [{ key: 'name' }] })
    await user.type(await screen.findByLabelText('Name'), 'pu')
    await publish({ ...newer, queryConfig: [{ key: 'name' }, { key: 'place' }] })
    expect(await screen.findByLabelText('Place')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('pu')
  })
})

describe('a broken page', () => {
  const broken = {
    ...config,
    columns: [
      ...config.columns,
      { key: 'odd', type: 'slect', title: 'Odd' },
      7,
      { key: 'size', type: 'select', title: 'Size', options: 'none' },
    ],
    queryConfig: [{ key: 'nowhere' }, { key: 'name' }],
    toolbar: { custom: [{ name: 'x', label: 'Broken button' }] },
  }

  it('C-neverwhite shows what is broken in its place, and the rest works', async () => {
    await openPage({ host: { can: (action) => action !== 'page:write' } }, broken)
    expect(await screen.findByText('pump')).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: /Odd/ })).toBeInTheDocument()
    await user.type(screen.getByLabelText('Name'), 'pu{Enter}')
    expect(screen.getByText('pump')).toBeInTheDocument()
    expect(screen.queryByText(/The config of this page has/)).not.toBeInTheDocument()
  })

  it('C-neverwhite tells a configurator every problem with its path', async () => {
    await openPage({}, broken)
    expect(await screen.findByText('The config of this page has 5 problems')).toBeInTheDocument()
    expect(screen.getByText('/columns/1/type')).toBeInTheDocument()
  })

  it('C-neverwhite tells a broken condition at its field as soon as the form is reached for', async () => {
    const columns = [...config.columns, { key: 'size', type: 'input', title: 'Size', visibleWhen: 'row.((' }]
    await openPage({}, { ...config, columns })
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(/visibleWhen/)).toBeInTheDocument()
    expect(await form.findByLabelText('Name')).toBeInTheDocument()
    expect(screen.getByText('/columns/1/visibleWhen')).toBeInTheDocument()
    expect(screen.getByText('The config of this page has 1 problem')).toBeInTheDocument()
  })

  it.each([[null], [[]], ['text'], [{}], [{ kind: 'lst' }], [{ kind: 'list', columns: 5, url: 7, subTables: 3, toolbar: 'x', form: 1 }]])(
    'C-neverwhite is never white, even for %j',
    async (config) => {
      const { container } = await openPage({}, config)
      await waitFor(() => expect(container).toHaveTextContent(/[A-Za-z]{3,}/))
    },
  )
})
