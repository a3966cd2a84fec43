import type { Connection } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { insertSystemRow, insertSystemRows } from '../../system/systemRows'
import { type SeedText, seedText } from './seedText'

/** Code, kind (1 company, 2 department, 3 position) and name of each. The parent's code is the start of the code. */
const departments: readonly (readonly [code: string, category: string, ...name: SeedText])[] = [
  ['A01', '1', '北京试验中心', 'Beijing test centre', 'Prüfzentrum Peking'],
  ['A01A01', '2', '研发部', 'Research and development', 'Forschung und Entwicklung'],
  ['A01A01A01', '3', '研发经理', 'Development manager', 'Entwicklungsleitung'],
  ['A01A02', '2', '试验部', 'Testing', 'Versuch'],
  ['A01A02A01', '2', '环境试验组', 'Environmental tests', 'Umweltversuche'],
  ['A01A02A02', '2', '振动试验组', 'Vibration tests', 'Schwingungsversuche'],
  ['A01A03', '2', '市场部', 'Marketing', 'Marketing'],
  ['A01A04', '2', '质量管理部', 'Quality management', 'Qualitätsmanagement'],
  ['A02', '1', '上海分公司', 'Shanghai branch', 'Niederlassung Shanghai'],
  ['A02A01', '2', '项目管理部', 'Project management', 'Projektmanagement'],
  ['A02A02', '2', '样件管理组', 'Sample management', 'Musterverwaltung'],
  ['A02A03', '2', '财务部', 'Finance', 'Finanzen'],
]

/** Adds the departments; answers id and code of each, in order. */
export async function seedDepartments(connection: Connection): Promise<{ id: string; orgCode: string }[]> {
  const ids = new Map(departments.map(([code]) => [code, newId()]))
  const rows = departments.map(([code, category, ...name], index) => ({
    id: ids.get(code),
    parent_id: ids.get(code.slice(0, -3)) ?? null,
    ...seedText('depart_name', name),
    org_code: code,
    org_category: category,
    depart_order: index,
  }))
  await insertSystemRows(connection, 'sys_depart', rows)
  return departments.map(([code]) => ({ id: ids.get(code) ?? '', orgCode: code }))
}

export async function seedPositions(connection: Connection): Promise<void> {
  const positions = [
    { code: 'devleader', name: ['研发部经理', 'Head of development', 'Leitung Entwicklung'], rank: '2' },
    { code: 'testleader', name: ['试验主管', 'Test supervisor', 'Versuchsleitung'], rank: '3' },
    { code: 'quality', name: ['质量工程师', 'Quality engineer', 'Qualitätsingenieur'], rank: '3' },
    { code: 'director', name: ['总经理', 'General manager', 'Geschäftsführung'], rank: '5' },
  ]
  for (const { code, name, rank } of positions) await insertSystemRow(connection, 'sys_position', { code, ...seedText('name', name), rank })
}
