import type { Connection } from '../../db/Database'
import { insertSystemRows } from '../../system/systemRows'
import { type SeedText, seedText } from './seedText'

/** Code and name of each. The code of the one above is the start of the code. */
const categories: readonly (readonly [code: string, ...name: SeedText])[] = [
  ['A01', '电子部件', 'Electronics', 'Elektronik'],
  ['A01A01', '控制器', 'Control units', 'Steuergeräte'],
  ['A01A01A01', '车身控制器', 'Body control unit', 'Karosseriesteuergerät'],
  ['A01A01A02', '电池管理系统', 'Battery management system', 'Batteriemanagementsystem'],
  ['A01A02', '传感器', 'Sensors', 'Sensoren'],
  ['A01A02A01', '温度传感器', 'Temperature sensor', 'Temperatursensor'],
  ['A01A02A02', '压力传感器', 'Pressure sensor', 'Drucksensor'],
  ['B02', '内饰', 'Interior', 'Innenausstattung'],
  ['B02A01', '座椅', 'Seats', 'Sitze'],
  ['B02A01A01', '座椅面料', 'Seat fabric', 'Sitzbezug'],
  ['B02A02', '仪表板', 'Dashboard', 'Armaturenbrett'],
]

/** The id of a category of the demonstration, which its rows name. */
function idOf(code: string): string {
  return code.toLowerCase().padStart(32, '0')
}

/** Adds categories to choose from. */
export async function seedCategories(connection: Connection): Promise<void> {
  const parents = new Set(categories.map(([code]) => code.slice(0, -3)))
  const rows = categories.map(([code, ...name]) => ({
    id: idOf(code),
    pid: code.length > 3 ? idOf(code.slice(0, -3)) : null,
    ...seedText('name', name),
    code,
    has_child: parents.has(code) ? '1' : '0',
  }))
  await insertSystemRows(connection, 'sys_category', rows)
}
