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

const positions = [
  { id: 'p1', code: 'lead', name: '试验主管', rank: '3', rank_dictText: '中级' },
  { id: 'p2', code: 'head', name: '总经理', rank: '5', rank_dictText: '高级' },
]

const roles = [
  { id: 'r1', roleCode: 'staff', roleName: '员工', roleNameEn: 'Staff' },
  { id: 'r2', roleCode: 'admin', roleName: '管理员' },
]

/** Lists of records, by their calls. */
const lists: Record<string, readonly Record<string, unknown>[]> = {
  '/sys/user/list': users,
  '/sys/user/getAllUserWithDep': users,
  '/sys/position/list': positions,
  '/sys/role/list': roles,
  '/demo/customer/list': customers,
}

/** Records as a list call finds them: `*x*` holds it, everything else is meant exactly, one or several. */
function findRecords(records: readonly Record<string, unknown>[], query: Record<string, unknown>) {
  const fits = (row: Record<string, unknown>, [key, wanted]: [string, unknown]) => {
    const word = String(wanted)
    if (key === 'keyword') return Object.values(row).some((value) => String(value).includes(word))
    if (!(key in row)) return true
    return word.includes('*') ? String(row[key]).includes(word.replaceAll('*', '')) : word.split(',').includes(String(row[key]))
  }
  return records.filter((row) => Object.entries(query).every((asked) => fits(row, asked)))
}

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
export const tables: Record<string, readonly Record<string, unknown>[]> = {
  sys_user: users,
  sys_depart: departs,
  sys_category: categories,
  sys_position: positions,
  sys_role: roles,
  demo_customer: customers,
}

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
  const listed = lists[path]
  if (listed) return page(findRecords(listed, params))
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
    if (!lists[url]) throw new CallError('notFound', url)
    return answerGet(url, query)
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
