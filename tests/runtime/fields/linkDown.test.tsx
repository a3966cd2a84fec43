import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { ChoicesBody } from '../../../schemas/api/choices'
import type { LinkOption } from '../../../schemas/api/dictionaries'
import { openForm, pageOf } from '../form/openForm'
import { askInBar, type ConfigOf, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
const linked = { table: 'place', txt: 'name', pidField: 'pid' }
const province: ConfigOf<'linkDown'> = { type: 'linkDown', key: 'province', title: '省', linked: { ...linked, condition: "pid = 'top'" } }
const city: ConfigOf<'linkDown'> = { type: 'linkDown', key: 'city', title: '市', linked, parent: 'province' }
const area: ConfigOf<'linkDown'> = { type: 'linkDown', key: 'area', title: '区', linked, parent: 'city' }

const below: Record<string, LinkOption[]> = {
  top: [
    { store: 'p1', id: 'p1', label: '安徽' },
    { store: 'p2', id: 'p2', label: '山东' },
  ],
  p1: [{ store: 'c1', id: 'c1', label: '合肥' }],
  c1: [{ store: 'a1', id: 'a1', label: '包河' }],
}

/** A server with three levels of places, and what it was asked. */
function places() {
  const asked: Record<string, unknown>[] = []
  const get = async (path: string, params: Record<string, unknown> = {}) => {
    expect(path).toBe('/online/cgform/api/querySelectOptions')
    asked.push(params)
    return below[String(params.pidValue ?? 'top')] ?? []
  }
  const choices = async (_page: string, { values = [] }: ChoicesBody) => {
    const all = Object.values(below).flat()
    const found = all.filter(({ store }) => values.length === 0 || values.includes(store))
    return { items: found.map(({ store, label }) => ({ value: store, text: label })), hasMore: false }
  }
  return { asked, calls: { get, choices } }
}

const choose = async (title: string, label: string) => {
  await user.click(await screen.findByLabelText(title))
  await user.click(await screen.findByTitle(label))
}

describe('linked levels', () => {
  it('B2.9-linkdown are asked for when they are opened: the first by its condition, each other by what was chosen above', async () => {
    const { asked, calls } = places()
    const names = { table: 'place', txt: 'name', key: 'id', idField: 'id', pidField: 'pid' }
    const first = await stage(province, {}, { calls })
    expect(asked).toEqual([])
    await choose('省', '安徽')
    expect(first.value()).toBe('p1')
    expect(asked).toEqual([{ ...names, condition: "pid = 'top'" }])
    first.unmount()
    const second = await stage(city, { province: 'p1' }, { calls })
    await choose('市', '合肥')
    expect(second.value()).toBe('c1')
    expect(asked.at(-1)).toEqual({ ...names, pidValue: 'p1' })
  })

  it('B2.9-linkdown offer the row that one has just saved', async () => {
    const options = [{ store: 'p1', id: 'p1', label: '安徽' }]
    await stage(province, {}, { calls: { ...places().calls, get: async () => [...options] } })
    await choose('省', '安徽')
    options.push({ store: 'p3', id: 'p3', label: '福建' })
    await user.click(screen.getByLabelText('省'))
    expect(await screen.findByTitle('福建')).toBeInTheDocument()
  })

  it('B2.9-linkdown empty every level below the one that is chosen anew, and offer what is below it', async () => {
    const { calls } = places()
    const row = { id: 'r1', rowVersion: 1, province: 'p1', city: 'c1', area: 'a1' }
    await openForm({ page: pageOf([province, city, area]), mode: 'edit', row }, { calls })
    expect(await screen.findByTitle('包河')).toBeInTheDocument()
    await choose('省', '山东')
    await waitFor(() => expect(screen.queryByTitle('合肥')).not.toBeInTheDocument())
    expect(screen.queryByTitle('包河')).not.toBeInTheDocument()
    expect(screen.getByText('请先选择上一级')).toBeInTheDocument()
    await user.click(screen.getByLabelText('市'))
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
  })

  it('B8-linkdown stay empty, without a message, where they cannot be loaded', async () => {
    const get = async () => {
      throw new CallError('server', 'the database is away')
    }
    const { host } = await stage(province, {}, { calls: { get } })
    await user.click(screen.getByLabelText('省'))
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    expect(host.notices).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/database/)).not.toBeInTheDocument()
  })

  it('ask nothing while nothing is chosen above', async () => {
    const { asked, calls } = places()
    await stage(city, {}, { calls })
    expect(screen.getByText('请先选择上一级')).toBeInTheDocument()
    await user.click(screen.getByLabelText('市'))
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('find the row above by what is stored, where its rows refer to another field', async () => {
    const asked: Record<string, unknown>[] = []
    const get = async (_path: string, params: Record<string, unknown> = {}) => {
      asked.push(params)
      return params.condition === undefined ? [{ store: 'HF', id: '2', label: '合肥' }] : [{ store: "A'H", id: '1', label: '安徽' }]
    }
    const shown = await stage({ ...city, linked: { ...linked, key: 'code' } }, { province: "A'H" }, { calls: { get } })
    await choose('市', '合肥')
    expect(shown.value()).toBe('HF')
    expect(asked.map(({ condition, pidValue }) => [condition, pidValue])).toEqual([
      ["code = 'A''H'", undefined],
      [undefined, '1'],
    ])
  })

  it('show the text of what is stored, in a list too', async () => {
    const { calls } = places()
    const { unmount } = await stage(city, { province: 'p1', city: 'c1' }, { calls })
    expect(await screen.findByTitle('合肥')).toBeInTheDocument()
    unmount()
    await shownInCell(city, { city: 'c1' }, calls)
    expect(await screen.findByText('合肥')).toBeInTheDocument()
  })

  it('offer everything in a query, where no level stands above', async () => {
    const { calls } = places()
    const shown = await askInBar(city, { mode: 'single', calls })
    await choose('市', '合肥')
    expect(shown.value()).toBe('c1')
  })
})
