import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChoicesBody } from '../../../schemas/api/choices'
import type { DictItem } from '../../../schemas/api/session'
import { type ConfigOf, settle, stage } from './fieldStage'

const user = userEvent.setup()
beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const defect: ConfigOf<'selectSearch'> = { type: 'selectSearch', key: 'defect', title: '缺陷', dictCode: 'defect_type' }
const entries: DictItem[] = Array.from({ length: 12 }, (_, index) => ({
  value: `d${index}`,
  text: `划痕${index}`,
  textEn: `Scratch ${index}`,
}))

/** A server with a dictionary of twelve entries, and what it was asked. */
function dictionary() {
  const asked: [path: string, params: Record<string, unknown>][] = []
  const get = async (path: string, params: Record<string, unknown> = {}) => {
    asked.push([path, params])
    if (path.startsWith('/sys/dict/loadDictItem/'))
      return String(params.key)
        .split(',')
        .map((key) => entries.find(({ value }) => value === key)?.text ?? key)
    const found = entries.filter(({ text, textEn }) => `${text} ${textEn}`.includes(String(params.keyword)))
    const [size, no] = [Number(params.pageSize), Number(params.pageNo)]
    return found.slice(size * (no - 1), size * no)
  }
  return { asked, calls: { get } }
}

const box = () => screen.getByLabelText('缺陷')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a search select', () => {
  it('B2.9-dictsearch B9-pagesizes asks for a word before anything, and then for ten entries at a time', async () => {
    const { asked, calls } = dictionary()
    const shown = await stage(defect, {}, { calls })
    expect(screen.getByText('请选择')).toBeInTheDocument()
    await user.click(box())
    expect(await screen.findByText('请输入搜索内容')).toBeInTheDocument()
    await user.type(box(), '  ')
    expect(screen.getByText('请输入搜索内容')).toBeInTheDocument()
    expect(asked).toEqual([])
    await user.type(box(), '划痕')
    await user.click(await screen.findByTitle('划痕3', {}, { timeout: 5000 }))
    expect(asked).toEqual([['/sys/dict/loadDict/defect_type', { keyword: '划痕', pageNo: 1, pageSize: 10 }]])
    expect(shown.value()).toBe('d3')
    // What was chosen is known by its text, without another call.
    expect(screen.getAllByTitle('划痕3')[0]).toHaveClass('ant-select-content-has-value')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['Input', 800],
    ['Editor', 300],
  ] as const)('B2.9-dictsearch as %s asks when nobody has typed for %i milliseconds', async (component, delay) => {
    const { asked, calls } = dictionary()
    await stage(defect, {}, { calls, component })
    vi.useFakeTimers()
    type('划')
    await wait(delay - 1)
    type('划痕1')
    await wait(delay - 1)
    expect(asked).toEqual([])
    await wait(1)
    expect(asked.map(([, params]) => params.keyword)).toEqual(['划痕1'])
  })

  it('B2.9-dictsearch takes the answer of the latest word only, whichever comes first', async () => {
    const answers = new Map<string, (items: DictItem[]) => void>()
    const get = (_path: string, params: Record<string, unknown> = {}) =>
      new Promise((resolve) => answers.set(String(params.keyword), resolve as (items: DictItem[]) => void))
    await stage(defect, {}, { calls: { get } })
    vi.useFakeTimers()
    type('a')
    await wait(800)
    type('b')
    await wait(800)
    vi.useRealTimers()
    answers.get('b')?.([{ value: 'b', text: 'latest' }])
    expect(await screen.findByTitle('latest')).toBeInTheDocument()
    answers.get('a')?.([{ value: 'a', text: 'former' }])
    await settle()
    expect(screen.queryByTitle('former')).not.toBeInTheDocument()
    expect(screen.getByTitle('latest')).toBeInTheDocument()
  })

  it('offers nothing of the former word while the next one is looked for', async () => {
    const { calls } = dictionary()
    await stage(defect, {}, { calls })
    type('划痕3')
    expect(await screen.findByTitle('划痕3', {}, { timeout: 5000 })).toBeInTheDocument()
    type('划痕4')
    expect(screen.queryByTitle('划痕3')).not.toBeInTheDocument()
    expect(await screen.findByTitle('划痕4', {}, { timeout: 5000 })).toBeInTheDocument()
    type('')
    expect(await screen.findByText('请输入搜索内容')).toBeInTheDocument()
  })

  it('fetches the next ten when the list is scrolled to its end', async () => {
    const { asked, calls } = dictionary()
    await stage(defect, {}, { calls, language: 'en-US' })
    type('Scratch')
    const first = await screen.findByTitle('Scratch 0', {}, { timeout: 5000 })
    fireEvent.scroll(first.closest('[class$="-holder"]') as Element)
    await waitFor(() => expect(asked.map(([, { pageNo }]) => pageNo)).toEqual([1, 2]))
    await waitFor(() => expect(screen.queryByText(/There are more|Loading/)).not.toBeInTheDocument())
  })

  it('asks for the label of a stored entry, the first of the answer', async () => {
    const { asked, calls } = dictionary()
    await stage(defect, { defect: 'd7' }, { calls })
    expect(await screen.findByTitle('划痕7')).toBeInTheDocument()
    expect(asked).toEqual([['/sys/dict/loadDictItem/defect_type', { key: 'd7', delNotExist: false }]])
  })

  it('looks among the rows of a table, for the row that is edited', async () => {
    const asked: ChoicesBody[] = []
    const choices = async (_page: string, body: ChoicesBody) => {
      asked.push(body)
      return { items: [{ value: 'a', text: 'Anna' }], hasMore: false }
    }
    const worker: ConfigOf<'selectSearch'> = {
      ...defect,
      dictCode: undefined,
      choices: { table: 'people', label: 'name', where: 'row.team == form.team' },
    }
    const shown = await stage(worker, { team: 't1' }, { calls: { choices } })
    await user.type(box(), 'ann')
    await user.click(await screen.findByTitle('Anna', {}, { timeout: 5000 }))
    expect(asked).toEqual([{ field: 'defect', form: { team: 't1' }, keyword: 'ann', pageSize: 10 }])
    expect(shown.value()).toBe('a')
  })

  it('narrows at once what the page itself offers', async () => {
    const written: ConfigOf<'selectSearch'> = {
      ...defect,
      dictCode: undefined,
      options: [
        { value: 1, label: '小' },
        { value: 2, label: '大' },
      ],
    }
    const shown = await stage(written, {}, { calls: {} })
    await user.type(box(), '大')
    await user.click(await screen.findByTitle('大'))
    expect(screen.queryByTitle('小')).not.toBeInTheDocument()
    expect(shown.value()).toBe(2)
  })

  it('says why nothing comes, and tries again', async () => {
    let fails = true
    const get = async () => {
      if (fails) throw new Error('no network')
      return entries.slice(0, 1)
    }
    await stage(defect, {}, { calls: { get }, language: 'en-US' })
    type('x')
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    fails = false
    await user.click(again)
    expect(await screen.findByTitle('Scratch 0')).toBeInTheDocument()
  })
})

describe('B5.10-dictcode says in its place', () => {
  it.each([
    ['zh-CN', '字典编码不能为空!', '表字典搜索组件参数接收有误,请检查字典配置!'],
    ['en-US', 'dictionary code cannot be empty!', /dictionary of this search/],
    ['de-DE', /Code des Wörterbuchs/, /Wörterbuch dieser Suche/],
  ] as const)('in %s that no dictionary is named, or that one is named wrongly', async (language, missing, wrong) => {
    const { unmount } = await stage({ ...defect, dictCode: '' }, {}, { language })
    expect(screen.getByRole('alert')).toHaveTextContent(missing)
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    unmount()
    await stage({ ...defect, dictCode: 'people,name' }, {}, { language })
    expect(screen.getByRole('alert')).toHaveTextContent(wrong)
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})
