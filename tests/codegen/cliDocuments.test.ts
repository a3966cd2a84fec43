import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwords } from '../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../support/startTestServer'
import { runCli } from './runCli'

let folder = ''
let server: TestServer
let env: Record<string, string> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-documents-'))
  server = await startTestServer({ pages: ['demo/customer', 'order/order', 'demo/customer-report', 'demo/popup'] })
  const login = { PAGEWRIGHT_LOGIN: join(folder, 'login.json') }
  await runCli(['login', 'configurator'], { ...login, PAGEWRIGHT_SERVER: server.url, PAGEWRIGHT_PASSWORD: passwords.configurator })
  env = login
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const kinds = [
  ['dictionary', 'tool_state.dict', '"en-US": "1"', '"en-US": "Open"', '~ items[1].label.en-US: "1" → "Open"'],
  ['fillRule', 'tool_number.fillrule', '"prefix": "N"', '"prefix": "T"', '~ prefix: "N" → "T"'],
  ['checkRule', 'tool_code.checkrule', '^[0-9A-Za-z_]+$', '^T[0-9]+$', '~ steps[0].pattern: "^[0-9A-Za-z_]+$" → "^T[0-9]+$"'],
] as const

describe.each(kinds)('a %s over the command line', (kind, name, before, after, difference) => {
  const path = () => join(folder, `${name}.json`)

  it('C-cli C-documents is made, published, compared, listed by its versions and brought back as a page is', async () => {
    await runCli(['new', kind, name.split('.')[0] ?? '', '--dir', folder])
    const first = await runCli(['publish', path(), '-m', 'first'], env)
    expect([first.out[0], ...first.err]).toEqual([`${name} is published as version 1.`])
    const published = readFileSync(path(), 'utf8')
    expect(published).toContain(before)
    writeFileSync(path(), published.replace(before, after))
    expect((await runCli(['diff', path()], env)).out).toEqual([difference])
    expect((await runCli(['publish', path()], env)).out[0]).toBe(`${name} is published as version 2.`)
    expect((await runCli(['diff', path()], env)).out).toEqual(['No differences.'])
    expect((await runCli(['diff', path(), '--version', '1'], env)).out).toEqual([difference])
    expect((await runCli(['rollback', name, '1'], env)).out).toEqual([`${name} is back at version 1, as version 3.`])
    const { out } = await runCli(['history', name], env)
    expect(
      out.map((line) =>
        line
          .trim()
          .split(/\s{2,}/)
          .toSpliced(1, 1),
      ),
    ).toEqual([
      ['3', 'configurator', 'brought back from 1'],
      ['2', 'configurator'],
      ['1', 'configurator', 'first'],
    ])
    await runCli(['pull', name, folder, '--yes'], env)
    expect(readFileSync(path(), 'utf8')).toBe(published)
  })
})

describe('what can be named, over the command line', () => {
  const list = async (what: string) => (await runCli(['list', what], env)).out
  /** A name with the lines below it. */
  const entry = (lines: readonly string[], name: string) => {
    const start = lines.findIndex((line) => line === name || line.startsWith(`${name}  `))
    const rest = lines.slice(start + 1)
    const end = rest.findIndex((line) => !line.startsWith(' '))
    return [lines[start], ...rest.slice(0, end === -1 ? undefined : end)].map((line) => line?.trim())
  }

  it('C-cli C-documents lists dictionaries with their entries and the pages that use them', async () => {
    await runCli(['new', 'list', 'tool', '--dir', folder])
    const file = join(folder, 'tool.page.json')
    const page = JSON.parse(readFileSync(file, 'utf8')) as { columns: object[] }
    const state = { key: 'state', type: 'select', title: { 'zh-CN': '状态' }, dictCode: 'tool_state' }
    const number = {
      key: 'number',
      type: 'input',
      title: { 'zh-CN': '编号' },
      defaultValue: { fillRule: 'tool_number' },
      validateRules: [{ checkRule: 'tool_code' }],
    }
    writeFileSync(file, JSON.stringify({ ...page, columns: [...page.columns, state, number] }))
    expect((await runCli(['publish', file], env)).code).toBe(0)
    expect(entry(await list('dicts'), 'tool_state')).toEqual(['tool_state  Tool state', '1 1', 'used in: tool'])
  })

  it('C-cli C-documents lists rules, reports, tables and kinds with what they hold and who uses them', async () => {
    const rules = await list('rules')
    expect(entry(rules, 'tool_number')).toEqual(['tool_number  Tool number', 'used in: tool'])
    expect(entry(rules, 'tool_code')).toEqual(['tool_code  Tool code', 'used in: tool'])
    const [report, columns, users] = entry(await list('reports'), 'demo-customer-report')
    expect(report).toBe('demo-customer-report  Customers')
    expect(columns?.split(', ')).toEqual(expect.arrayContaining(['name', 'phone']))
    expect(users).toMatch(/^used in: .*demo-popup/)
    const [table, fields, readers] = entry(await list('tables'), 'demo_customer')
    expect(table).toBe('demo_customer  Customers')
    expect(fields?.split(', ')).toEqual(expect.arrayContaining(['id', 'name', 'phone']))
    expect(readers).toMatch(/^used in: .*demo-customer-report/)
    const [select, inPages] = entry(await list('kinds'), 'select')
    expect([select, inPages]).toEqual(['select  One choice from a list.', expect.stringMatching(/^used in: .*tool/)])
  })

  it('C-cli C-documents lists what expressions and patterns can be made of, each with a sentence', async () => {
    expect(entry(await list('functions'), 'round')).toEqual([
      'round  The number rounded to so many decimals; to a whole number when left out',
      'round(number[, places])',
    ])
    expect(entry(await list('patterns'), 'e')).toEqual(['e  Enter an e-mail address'])
    expect(entry(await list('groups'), 'order')).toEqual(['order  Orders', 'used in: demo-customer, order'])
    expect((await list('roles')).map((line) => line.split('  ')[0])).toContain('staff')
    expect(await list('slots')).toContain('progressBar')
  })

  it('C-cli C-documents says which lists there are', async () => {
    const { code, err } = await runCli(['list', 'dictionaries'], env)
    expect([code, err.join(' ')]).toEqual([2, expect.stringContaining('dicts, reports, tables, kinds, rules')])
  })
})
