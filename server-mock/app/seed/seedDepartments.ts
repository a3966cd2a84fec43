import type { Connection } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { insertSystemRow, insertSystemRows } from '../../system/systemRows'

/** Code, name in three languages, kind (1 company, 2 department, 3 position). The parent's code is the start of the code. */
const departments: readonly (readonly [string, string, string, string, string])[] = [
  ['A01', '北京试验中心', 'Beijing test centre', 'Prüfzentrum Peking', '1'],
  ['A01A01', '研发部', 'Research and development', 'Forschung und Entwicklung', '2'],
  ['A01A01A01', '研发经理', 'Development manager', 'Entwicklungsleitung', '3'],
  ['A01A02', '试验部', 'Testing', 'Versuch', '2'],
  ['A01A02A01', '环境试验组', 'Environmental tests', 'Umweltversuche', '2'],
  ['A01A02A02', '振动试验组', 'Vibration tests', 'Schwingungsversuche', '2'],
  ['A01A03', '市场部', 'Marketing', 'Marketing', '2'],
  ['A01A04', '质量管理部', 'Quality management', 'Qualitätsmanagement', '2'],
  ['A02', '上海分公司', 'Shanghai branch', 'Niederlassung Shanghai', '1'],
  ['A02A01', '项目管理部', 'Project management', 'Projektmanagement', '2'],
  ['A02A02', '样件管理组', 'Sample management', 'Musterverwaltung', '2'],
  ['A02A03', '财务部', 'Finance', 'Finanzen', '2'],
]

/** Adds the departments; answers id and code of each, in order. */
export async function seedDepartments(connection: Connection): Promise<{ id: string; orgCode: string }[]> {
  const ids = new Map(departments.map(([code]) => [code, newId()]))
  const rows = departments.map(([code, name, nameEn, nameDe, category], index) => ({
    id: ids.get(code),
    parent_id: ids.get(code.slice(0, -3)) ?? null,
    depart_name: name,
    depart_name_en: nameEn,
    depart_name_de: nameDe,
    org_code: code,
    org_category: category,
    depart_order: index,
  }))
  await insertSystemRows(connection, 'sys_depart', rows)
  return departments.map(([code]) => ({ id: ids.get(code) ?? '', orgCode: code }))
}

export async function seedPositions(connection: Connection): Promise<void> {
  const positions = [
    { code: 'devleader', name: '研发部经理', rank: '2' },
    { code: 'testleader', name: '试验主管', rank: '3' },
    { code: 'quality', name: '质量工程师', rank: '3' },
    { code: 'director', name: '总经理', rank: '5' },
  ]
  for (const { code, name, rank } of positions) await insertSystemRow(connection, 'sys_position', { code, name, post_rank: rank })
}
