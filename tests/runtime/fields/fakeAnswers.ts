import { CallError } from '../../../runtime/calls/Calls'
import type { CallFakes } from '../../support/fakeHost'

const users = [
  { id: 'u1', username: 'li', realname: '李雷', sex: 1, phone: '13800000001', orgCodeTxt: '试验部' },
  { id: 'u2', username: 'han', realname: '韩梅梅', sex: 2, phone: '13800000002', orgCodeTxt: '质量部' },
]

const departs = [
  {
    key: 'd1',
    value: 'd1',
    id: 'd1',
    title: '总公司',
    orgCode: 'A01',
    children: [
      { key: 'd2', value: 'd2', id: 'd2', title: '试验部', orgCode: 'A01A01', children: [] },
      { key: 'd3', value: 'd3', id: 'd3', title: '质量部', orgCode: 'A01A02', children: [] },
    ],
  },
]

const customers = [
  { id: 'c1', name: '甲公司', phone: '100' },
  { id: 'c2', name: '乙公司', phone: '200' },
]

const reportColumns = {
  cgRpConfigId: 'r1',
  cgRpConfigName: '客户',
  columns: [
    { title: '名称', dataIndex: 'name', sorter: true },
    { title: '电话', dataIndex: 'phone' },
  ],
  dictOptions: {},
}

const treeNodes: Record<string, object[]> = {
  '': [{ key: 'd1', value: 'd1', title: '总公司', leaf: false }],
  d1: [{ key: 'd2', value: 'd2', title: '试验部', leaf: true }],
}

const categories = [
  { id: 'a1', name: '电子部件', code: 'A01' },
  { id: 'a2', name: '控制器', code: 'A01A01' },
]

/** What the calls of categories answer: one category with one below it. */
function answerCategory(call: string, params: Record<string, unknown>): unknown {
  const nodes = categories.map((one, index) => ({ ...one, key: one.id, value: one.id, title: one.name, leaf: index === 1 }))
  if (call === 'loadOne') return categories.find((one) => one.code === params.val)
  if (call === 'loadDictItem/')
    return String(params.ids)
      .split(',')
      .map((id) => categories.find((one) => one.id === id)?.name ?? id)
  return call === 'loadTreeChildren' ? nodes.slice(1) : nodes.slice(0, 1)
}

/** Records of the tables that fields find their labels in. */
export const tables: Record<string, readonly Record<string, unknown>[]> = { sys_user: users, sys_depart: departs, sys_category: categories }

/** The entries of a dictionary, by its code. */
export function dictItems(code: string) {
  if (code !== 'sex')
    return [
      { value: 'low', text: '低', color: 'green' },
      { value: 'high', text: '高', color: 'red' },
    ]
  return [
    { value: '1', text: '男', textEn: 'Male', textDe: 'Männlich' },
    { value: '2', text: '女', textEn: 'Female', textDe: 'Weiblich' },
  ]
}

function page<T>(records: T[]) {
  return { records, total: records.length }
}

function answerGet(path: string, params: Record<string, unknown> = {}): unknown {
  if (path === '/sys/sysDepart/queryTreeList') return departs
  if (path === '/sys/sysDepart/searchBy') {
    if (String(params.keyWord) !== '质量') throw new CallError('refused', '未查询匹配数据！')
    return [{ ...departs[0], children: [departs[0]?.children[1]] }]
  }
  if (path === '/sys/user/queryUserByDepId') return users.slice(1)
  if (path.startsWith('/sys/dict/loadDict/')) return dictItems(path.slice('/sys/dict/loadDict/'.length))
  if (path.startsWith('/sys/dict/loadDictItem/'))
    return String(params.key)
      .split(',')
      .map((key) => (key === 'd2' ? '试验部' : key))
  if (path === '/sys/dict/loadTreeData') return treeNodes[String(params.pid)] ?? []
  if (path.startsWith('/online/cgform/api/getData/')) return page(customers)
  if (path === '/online/cgform/api/querySelectOptions') return categories.map(({ id, name }) => ({ store: id, id, label: name }))
  if (path.startsWith('/sys/category/')) return answerCategory(path.slice('/sys/category/'.length), params)
  if (path.startsWith('/online/cgreport/api/getRpColumns/')) return reportColumns
  if (path.startsWith('/online/cgreport/api/getQueryInfo/'))
    return [{ field: 'name', label: '名称', mode: 'single', view: 'string', order: 1 }]
  if (path.startsWith('/online/cgreport/api/getData/')) return page(customers)
  throw new CallError('notFound', path)
}

/** A small server: two users, three departments, two customers, the dictionaries of the examples. */
export const fakeAnswers: CallFakes = {
  get: answerGet,
  list(url, query) {
    if (url !== '/sys/user/list') throw new CallError('notFound', url)
    const wanted = query.username ?? query.id
    const names = typeof wanted === 'string' && !wanted.includes('*') ? wanted.split(',') : undefined
    const found = users.filter((user) => !names || names.includes(user.username) || names.includes(user.id))
    const word = String(query.realname ?? '').replaceAll('*', '')
    return page(found.filter((user) => user.realname.includes(word)))
  },
  dictItems,
  pageConfig: () => ({ config: { kind: 'list', columns: [{ key: 'name', type: 'input', title: '名称' }] } }),
  choices: (_page, { values }) => {
    const found = users.map(({ username, realname }) => ({ value: username, text: realname }))
    return { items: found.filter(({ value }) => !values || values.includes(value)), hasMore: false }
  },
  upload: async (_path, form, onProgress) => {
    onProgress?.(50)
    const file = form.get('file') as File
    return { success: true, message: `temp/${file.name.replace('.', '_1763700000000.')}`, code: 0, result: null }
  },
  download: () => new Blob(['content']),
}
