import { describe, expect, it, onTestFinished } from 'vitest'
import jobs from '../../../pages/system/jobs.page.json'
import { rowName } from '../../../runtime/fields/rowName'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { FieldConfig } from '../../../schemas/fields'
import { compile } from './fieldStage'

const user = { username: 'admin', roles: [] } as never
const nameOf = (row: Record<string, unknown>, columns: readonly unknown[]) =>
  rowName(
    row,
    columns.map((column) => compile(column as FieldConfig, 'en-US')),
    user,
  )

describe('what people call a record', () => {
  it('a job is called by what it does in the language of its reader, whatever its schedule and its note say', () => {
    const row = {
      handler: 'endSessions',
      handler_dictText: 'Remove ended sessions',
      cron: '0 0 3 * * ?',
      nextRunTime: '2026-11-24 03:00:00',
      remark: 'at night',
    }
    expect(nameOf(row, jobs.columns)).toBe('Remove ended sessions')
  })

  it('a record is called by its first text of one line, and by a long one where it says nothing else', () => {
    const columns = [
      { key: 'note', type: 'textarea', title: 'Note' },
      { key: 'name', type: 'input', title: 'Name' },
    ]
    expect(nameOf({ note: 'Long', name: 'Short' }, columns)).toBe('Short')
    expect(nameOf({ note: 'Long', name: null }, columns)).toBe('Long')
  })

  it('a record whose name is kept in several languages is called by that of its reader, and a masked name stays masked', async () => {
    await changeLanguage('en-US')
    onTestFinished(() => changeLanguage('zh-CN'))
    const name = { key: 'dictName', type: 'input', title: 'Name' }
    const row = { dictName: '任务状态', dictNameEn: 'Task status' }
    expect(nameOf(row, [name])).toBe('Task status')
    expect(nameOf({ ...row, dictNameEn: '' }, [name])).toBe('任务状态')
    expect(nameOf(row, [{ ...name, mask: { last: 2 } }])).not.toContain('Task')
  })
})
