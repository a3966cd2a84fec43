import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type ConfigOf, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
const material: ConfigOf<'categorySelect'> = { type: 'categorySelect', key: 'material', title: '物料' }

const open = async () => user.click(await screen.findByLabelText('物料'))
const openNode = () => user.click(document.querySelector('.ant-select-tree-switcher') as Element)

describe('a category', () => {
  it('B2.9-category is asked for level by level, and stored by its id', async () => {
    const { value, host, container } = await stage(material)
    expect(host.made).toEqual([])
    await open()
    await screen.findByText('电子部件')
    await openNode()
    await user.click(await screen.findByText('控制器'))
    expect(value()).toBe('a2')
    expect(container).toHaveTextContent('控制器')
    expect(host.made.map(({ args }) => args.slice(0, 2))).toEqual([
      ['/sys/category/loadTreeRoot', { async: true, pcode: '' }],
      ['/sys/category/loadTreeChildren', { pid: 'a1' }],
    ])
  })

  it('B2.9-category is stored by its code where the page says so, below the one that it names', async () => {
    const { value, host } = await stage({ ...material, pcode: 'A', back: 'code' })
    await open()
    await user.click(await screen.findByText('电子部件'))
    expect(value()).toBe('A01')
    expect(host.made[0]?.args.slice(0, 2)).toEqual(['/sys/category/loadTreeRoot', { async: true, pcode: 'A' }])
  })

  it('B2.9-category asks every level by the condition of the page', async () => {
    const condition = '{"name":"x"}'
    const { host } = await stage({ ...material, condition })
    await open()
    await screen.findByText('电子部件')
    await openNode()
    await waitFor(() => expect(host.made).toHaveLength(2))
    expect(host.made.map(({ args }) => args.slice(0, 2))).toEqual([
      ['/sys/category/loadTreeData', { pcode: '0', condition }],
      ['/sys/category/loadTreeData', { pid: 'a1', condition }],
    ])
  })

  it.each(['[1]', 'status = 1'])('refuses the condition %s in its place, and asks for nothing', async (condition) => {
    const { host } = await stage({ ...material, condition })
    expect(screen.getByRole('alert')).toHaveTextContent('组件JTreeSelect-condition传值有误，需要一个json字符串!')
    expect(host.notices).toEqual([{ kind: 'error', text: '组件JTreeSelect-condition传值有误，需要一个json字符串!' }])
    expect(host.made).toEqual([])
  })

  it('B2.9-category finds the name of a stored one, by its id all at once and by its code', async () => {
    const byId = await shownInCell({ ...material, multiple: true }, { material: 'a1,a2,x' })
    expect(await screen.findByText('电子部件、控制器、x')).toBeInTheDocument()
    byId.unmount()
    await shownInCell({ ...material, back: 'code' }, { material: 'A01A01' })
    expect(await screen.findByText('控制器')).toBeInTheDocument()
  })

  it('shows one without a code and does not take it where codes are stored', async () => {
    const get = async () => [{ key: 'n1', title: '无编码', code: null, leaf: true }]
    const shown = await stage({ ...material, back: 'code' }, {}, { calls: { get } })
    await open()
    await user.click(await screen.findByText('无编码'))
    expect(shown.given).toEqual([])
  })
})

describe('what is chosen of many', () => {
  it('B9-choices shows two tags and the number of the others, and a tree drops down at most 400 pixels', async () => {
    const days: ConfigOf<'selectMultiple'> = {
      type: 'selectMultiple',
      key: 'days',
      title: '星期',
      options: ['1', '2', '3', '4'].map((value) => ({ value, label: `周${value}` })),
    }
    const select = await stage(days, { days: '1,2,3,4' })
    expect(select.container).toHaveTextContent(/周1周2\+ 2/)
    select.unmount()
    const { container } = await stage({ ...material, multiple: true }, { material: 'a1,a2,x' })
    await waitFor(() => expect(container).toHaveTextContent(/电子部件控制器\+ 1/))
    await open()
    await screen.findByRole('tree')
    expect(document.querySelector('.ant-select-dropdown')).toHaveStyle({ maxHeight: '400px' })
  })
})

describe('the end of a branch', () => {
  it.each([
    [true, 0],
    [1, 0],
    ['1', 0],
    [false, 1],
    [0, 1],
    ['0', 1],
  ])('B7.2-dictcalls is read from a leaf of %j', async (leaf, opened) => {
    const get = async () => [{ key: 'n1', title: '一', leaf }]
    await stage(material, {}, { calls: { get } })
    await open()
    await screen.findByText('一')
    expect(document.querySelectorAll('.ant-select-tree-switcher_close')).toHaveLength(opened)
  })
})
