import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { areaText } from '../../../runtime/fields/parts/areas'
import { buildAreaTree } from '../../../runtime/fields/parts/areaTree'
import type { FieldConfig } from '../../../schemas/fields'
import { type ConfigOf, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()

describe('area', () => {
  const region: ConfigOf<'area'> = { type: 'area', key: 'region', title: '地区' }

  it('B2.9-area stores the code of the area, and shows the names that lead to it', async () => {
    const { value } = await stage(region)
    await user.click(await screen.findByLabelText('地区'))
    await user.click(await screen.findByText('浙江省'))
    await user.click(screen.getByText('杭州市'))
    await user.click(screen.getByText('西湖区'))
    expect(value()).toBe('330106')
    expect(screen.getByTitle('浙江省/杭州市/西湖区')).toBeInTheDocument()
  })

  it('B2.9-area shows one drop-down per level; a choice empties those below it', async () => {
    const { value } = await stage({ ...region, areaType: 'select' }, { region: '330106' })
    expect(await screen.findByTitle('西湖区')).toBeInTheDocument()
    await user.click(screen.getByLabelText('地区 城市'))
    await user.click(await screen.findByTitle('宁波市'))
    expect(value()).toBe('330200')
    await waitFor(() => expect(screen.queryByTitle('西湖区')).not.toBeInTheDocument())
  })

  it('B2.9-area says that it does not know the type', async () => {
    await stage({ ...region, areaType: 'map' } as unknown as FieldConfig)
    expect(screen.getByRole('alert')).toHaveTextContent('Bad type value')
  })

  it('says a name once where a city is a province of its own', () => {
    const areas = buildAreaTree()
    expect(areaText('110101', areas)).toBe('北京市/东城区')
    expect(areaText('330000', areas)).toBe('浙江省')
    expect(areaText('999999', areas)).toBe('999999')
  })
})

describe('treeSelect', () => {
  const category: ConfigOf<'treeSelect'> = {
    type: 'treeSelect',
    key: 'category',
    title: '分类',
    tree: { table: 'sys_depart', text: 'departName', pid: 'parentId' },
    condition: '{"status":"1"}',
  }

  it('B2.9-tree asks for each level when it is opened, and stores the node', async () => {
    const { value, host, container } = await stage(category)
    expect(host.made).toEqual([])
    await user.click(await screen.findByLabelText('分类'))
    await screen.findByText('总公司')
    await user.click(document.querySelector('.ant-select-tree-switcher') as Element)
    await user.click(await screen.findByText('试验部'))
    expect(value()).toBe('d2')
    expect(container).toHaveTextContent('试验部')
    expect(host.made.map(({ args }) => args[1])).toEqual([
      expect.objectContaining({
        pid: '',
        tableName: 'sys_depart',
        text: 'departName',
        code: 'id',
        pidField: 'parentId',
        condition: '{"status":"1"}',
      }),
      expect.objectContaining({ pid: 'd1' }),
    ])
  })

  it('B2.9-tree offers the row that one has just saved', async () => {
    const node = (key: string) => ({ key, value: key, title: key, leaf: true })
    const nodes = [node('Axle')]
    const { host } = await stage(category, {}, { calls: { get: () => [...nodes] } })
    await user.click(await screen.findByLabelText('分类'))
    await user.click(await screen.findByText('Axle'))
    nodes.push(node('Gear'))
    await user.click(screen.getByLabelText('分类'))
    expect(await screen.findByText('Gear')).toBeInTheDocument()
    expect(host.made).toHaveLength(2)
  })

  it.each(['[1]', 'status = 1', '1'])('B2.9-tree refuses the condition %s in its place, and asks for nothing', async (condition) => {
    const { host } = await stage({ ...category, condition })
    expect(screen.getByRole('alert')).toHaveTextContent('组件JTreeSelect-condition传值有误，需要一个json字符串!')
    expect(host.made).toEqual([])
  })

  it('finds the text of a stored node', async () => {
    await shownInCell(category, { category: 'd2' })
    expect(await screen.findByText('试验部')).toBeInTheDocument()
  })
})

describe('richText', () => {
  const content: ConfigOf<'richText'> = { type: 'richText', key: 'content', title: '内容' }
  const dangerous = '<p>Hello <img src="x" onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">link</a></p>'

  it('B2.9-rich shows what is read only without anything that runs', async () => {
    const { container } = await stage(content, { content: dangerous }, { disabled: true })
    expect(await screen.findByText(/Hello/)).toBeInTheDocument()
    expect(container.innerHTML).not.toMatch(/onerror|script/)
  })

  it('B2.9-rich has its toolbar, and puts none of the dangerous into the editor', async () => {
    const { container } = await stage(content, { content: dangerous })
    expect(await screen.findByRole('toolbar')).toBeInTheDocument()
    for (const name of [
      '撤销',
      '重做',
      '加粗',
      '斜体',
      '无序列表',
      '有序列表',
      '左对齐',
      '居中',
      '右对齐',
      '链接',
      '表格',
      '图片',
      '音视频',
      '全屏',
    ]) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    }
    expect(screen.getByRole('textbox', { name: '内容' })).toHaveTextContent('Hello')
    expect(container.innerHTML).not.toMatch(/onerror|<script|javascript:/)
  })

  it('B2.9-rich hands out HTML when a table is put in, and null when all is taken away', async () => {
    const { value } = await stage(content, { content: '' })
    await user.click(await screen.findByRole('button', { name: '表格' }))
    expect(String(value())).toMatch(/^<table/)
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(value()).toBeNull()
  })

  it('B2.9-rich puts in a picture that was uploaded here as editors upload', async () => {
    const upload = () => ({ success: true, message: 'jeditor/c_1.png', code: 0, result: null })
    const { value, host } = await stage(content, {}, { calls: { upload } })
    await user.click(await screen.findByRole('button', { name: '图片' }))
    await user.upload(await screen.findByLabelText('选择图片'), new File(['x'], 'c.png', { type: 'image/png' }))
    await waitFor(() => expect(String(value())).toContain('src="/api/sys/common/static/jeditor/c_1.png"'))
    const form = host.made.find(({ method }) => method === 'upload')?.args[1]
    expect(form instanceof FormData && [form.get('biz'), form.get('jeditor')]).toEqual(['jeditor', '1'])
  })

  it('keeps films and recordings of this product, tables and alignment, and drops those of elsewhere', async () => {
    const own = '<p style="text-align: center">A</p><video src="/api/sys/common/static/jeditor/a_1.mp4" controls autoplay></video>'
    const foreign =
      '<audio src="https://example.com/a.mp3"></audio><video src="/api/sys/common/static/../a.mp4"></video><iframe src="/x"></iframe>'
    const { container } = await stage(content, { content: own + foreign }, { disabled: true })
    await screen.findByText('A')
    expect([...container.querySelectorAll('video, audio, iframe')].map((one) => one.outerHTML)).toEqual([
      '<video src="/api/sys/common/static/jeditor/a_1.mp4" controls=""></video>',
    ])
    expect(screen.getByText('A').style.textAlign).toBe('center')
  })

  it('takes no other file for a film or a recording', async () => {
    const { given, host } = await stage(content)
    const chooser = await screen.findByLabelText('音视频', { selector: 'input' })
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'c.txt')] } })
    expect(host.notices).toEqual([{ kind: 'warning', text: '请上传 MP4 或 MP3 文件' }])
    expect(given).toEqual([])
  })

  it('shows its words in a list', () => {
    const field = compile(content)
    expect(componentsOf(field).text('<p>One</p><p>two &amp; <b>three</b></p>', field, {})).toBe('One two & three')
  })
})
