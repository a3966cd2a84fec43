import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwords } from '../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../support/startTestServer'
import { runCli } from './runCli'

let folder = ''
let server: TestServer
let env: Record<string, string> = {}

const pathOf = (code: string) => join(folder, 'pages', `${code}.page.json`)
const writePage = (code: string, page: object) => writeFileSync(pathOf(code), `${JSON.stringify(page, null, 2)}\n`)
const change = (code: string, from: string, to: string) => writeFileSync(pathOf(code), readFileSync(pathOf(code), 'utf8').replace(from, to))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-life-'))
  mkdirSync(join(folder, 'pages'))
  server = await startTestServer()
  const known = { PAGEWRIGHT_SERVER: server.url, PAGEWRIGHT_LOGIN: join(folder, 'login.json'), PAGEWRIGHT_PASSWORD: passwords.admin }
  expect(await runCli(['login', 'admin'], known)).toMatchObject({ code: 0, out: [`Signed in to ${server.url} as admin.`] })
  env = { PAGEWRIGHT_LOGIN: known.PAGEWRIGHT_LOGIN }
  await runCli(['new', 'list', 'tool', '--dir', join(folder, 'pages')])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a folder of pages over the command line', () => {
  it('C-cli copies a page file, with nothing to mend in the copy, and says what was not checked while no server is known', async () => {
    expect((await runCli(['copy', pathOf('tool'), 'tool-copy', '--title', 'Copy'])).out).toEqual([`written ${pathOf('tool-copy')}`])
    const { code, out } = await runCli(['validate', join(folder, 'pages')])
    expect([code, out]).toEqual([
      0,
      ['Files: 2, no problems.', 'Names of dictionaries, tables, reports and other pages were not checked: use --server.'],
    ])
    expect((await runCli(['copy', pathOf('tool'), 'tool-copy'])).code).toBe(2)
  })

  it('C-cli says what publishing a folder would do, does it in one step, and lets the pages name one another', async () => {
    const text = readFileSync(pathOf('tool-copy'), 'utf8')
    const opening = { custom: [{ name: 'go', label: { 'zh-CN': '打开' }, action: { type: 'open', page: 'tool' } }] }
    writePage('tool-copy', { ...(JSON.parse(text) as object), toolbar: opening })
    const dry = await runCli(['publish', join(folder, 'pages'), '--dry-run'], env)
    expect(dry.code).toBe(0)
    expect(dry.out[0]).toBe('tool would be published for the first time:')
    expect(dry.out).toContain('tool-copy would be published for the first time:')
    expect(dry.out.at(-1)).toBe('Nothing was changed. Files: 2.')
    expect((await runCli(['history', 'tool'], env)).out).toEqual(['Never published.'])

    const done = await runCli(['publish', join(folder, 'pages'), '-m', 'both'], env)
    expect([done.code, done.out.at(-1)]).toEqual([0, 'All are published. Files: 2.'])
    expect((await runCli(['validate', join(folder, 'pages')], env)).out).toEqual(['Files: 2, no problems.', `Checked by ${server.url}.`])
  })

  it('C-cli gives roles what is asked for, says so before, and refuses what cannot be given', async () => {
    await runCli(['new', 'list', 'given', '--dir', folder])
    const path = join(folder, 'given.page.json')
    for (const wrong of ['staff', 'staff=', '=list', 'staff=list,,add'])
      expect((await runCli(['publish', path, '--grant', wrong], env)).code).toBe(2)
    const dry = await runCli(['publish', path, '--grant', 'staff=list', '--grant', 'staff=add', '--dry-run'], env)
    expect(dry.out).toContain('  Grant the role “staff”: given:list, given:add')
    const refused = await runCli(['publish', path, '--grant', 'staff=lst'], env)
    expect([refused.code, refused.out.join()]).toEqual([1, expect.stringContaining('has no permission “lst”')])
    const done = await runCli(['publish', path, '--grant', 'staff=list,add'], env)
    expect([done.code, done.out.slice(1)]).toEqual([0, expect.arrayContaining(['  Grant the role “staff”: given:list, given:add'])])
  })

  it('C-cli C-located publishes nothing of a folder with one wrong page, and says where it is wrong', async () => {
    change('tool', '"width": 200', '"width": 210')
    change('tool-copy', '"page": "tool"', '"page": "nowhere-at-all"')
    const { code, out } = await runCli(['publish', join(folder, 'pages')], env)
    expect(code).toBe(1)
    expect(out[0]).toMatch(/tool-copy\.page\.json:\d+:\d+ error unknown-page/)
    expect((await runCli(['history', 'tool'], env)).out).toHaveLength(1)
    change('tool-copy', 'nowhere-at-all', 'tool')
  })

  it('C-cli brings published pages to files byte for byte, and asks before it replaces one that differs', async () => {
    const published = readFileSync(pathOf('tool-copy'), 'utf8')
    const pages = join(folder, 'pages')
    const kept = await runCli(['pull', '--all', pages], env)
    expect([kept.code, kept.out.at(-1)]).toEqual([1, 'Replace files that differ with --yes.'])
    expect(kept.out).toContain(`${pathOf('tool')} differs and was kept`)
    expect((await runCli(['pull', 'tool', pages], env, ['n'])).code).toBe(1)
    expect(readFileSync(pathOf('tool'), 'utf8')).toContain('"width": 210')
    expect((await runCli(['pull', 'tool', pages], env, ['y'])).out).toEqual([`written ${pathOf('tool')}`])
    expect(readFileSync(pathOf('tool'), 'utf8')).toContain('"width": 200')
    rmSync(pathOf('tool-copy'))
    await runCli(['pull', 'tool-copy', pages, '--yes'], env)
    expect(JSON.parse(readFileSync(pathOf('tool-copy'), 'utf8'))).toEqual(JSON.parse(published))
    expect((await runCli(['pull', 'nobody', pages], env)).err).toEqual(['The server has no page "nobody".'])
  })
})

describe('dictionaries over the command line', () => {
  const files = () => join(folder, 'with-dictionary')
  const inFiles = (name: string) => join(files(), name)

  it('C-cli publishes a page together with the dictionary that it names, in one step, and brings both back to files', async () => {
    await runCli(['new', 'list', 'gadget', '--dir', files()])
    await runCli(['new', 'dictionary', 'gadget_stage', '--dir', files()])
    const page = JSON.parse(readFileSync(inFiles('gadget.page.json'), 'utf8')) as { columns: object[] }
    const stage = { key: 'stage', type: 'select', title: { 'zh-CN': '阶段' }, dictCode: 'gadget_stage' }
    writeFileSync(inFiles('gadget.page.json'), `${JSON.stringify({ ...page, columns: [...page.columns, stage] }, null, 2)}\n`)
    expect((await runCli(['validate', files()], env)).out).toEqual(['Files: 2, no problems.', `Checked by ${server.url}.`])
    const done = await runCli(['publish', files()], env)
    expect([done.code, done.out[0], done.out.at(-1)]).toEqual([
      0,
      'gadget_stage.dict is published as version 1.',
      'All are published. Files: 2.',
    ])
    const published = readFileSync(inFiles('gadget_stage.dict.json'), 'utf8')
    rmSync(inFiles('gadget_stage.dict.json'))
    const pulled = await runCli(['pull', 'gadget_stage.dict', 'gadget', files()], env)
    expect(pulled.out).toEqual([`written ${inFiles('gadget_stage.dict.json')}`, `${inFiles('gadget.page.json')} is as it was published`])
    expect(readFileSync(inFiles('gadget_stage.dict.json'), 'utf8')).toBe(published)
  })

  it('C-cli copies a dictionary as a dictionary, and deletes none that a page names', async () => {
    expect((await runCli(['copy', inFiles('gadget_stage.dict.json'), 'gadget_phase'])).out).toEqual([
      `written ${inFiles('gadget_phase.dict.json')}`,
    ])
    expect(JSON.parse(readFileSync(inFiles('gadget_phase.dict.json'), 'utf8'))).toMatchObject({ kind: 'dictionary', code: 'gadget_phase' })
    expect((await runCli(['copy', inFiles('gadget_stage.dict.json'), 'gadget.fillrule'])).code).toBe(2)
    const refused = await runCli(['delete', 'gadget_stage.dict', '--confirm', 'gadget_stage.dict'], env)
    expect([refused.code, refused.out.join(' ')]).toEqual([1, expect.stringContaining('(gadget)')])
    expect((await runCli(['history', 'gadget_stage.dict'], env)).code).toBe(0)
  })
})

describe("a page's life over the command line", () => {
  it('C-cli refuses to take off a page that another opens, unless somebody insists', async () => {
    const refused = await runCli(['unpublish', 'tool'], env)
    expect(refused.code).toBe(1)
    expect(refused.out[0]).toContain('(tool-copy). Do it all the same with --force.')
    expect((await runCli(['unpublish', 'tool', '--force'], env)).out).toEqual(['tool was unpublished.'])
    expect((await runCli(['publish', pathOf('tool')], env)).out[0]).toBe('tool is published as version 2.')
  })

  it('C-cli renames a page, and deletes it when its code is typed', async () => {
    expect((await runCli(['rename', 'tool-copy', 'tool-kit'], env)).out[0]).toContain('tool-copy is tool-kit now')
    const asked = await runCli(['delete', 'tool-kit'], env)
    expect([asked.code, asked.out.at(-1)]).toEqual([1, 'Nothing was deleted: confirm with --confirm tool-kit.'])
    expect(asked.out).toContain('  Table tool_copy: 0 rows')
    expect((await runCli(['delete', 'tool-kit', '--drop-tables'], env, ['tool-kit'])).out.at(-1)).toBe('tool-kit was deleted.')
    expect((await runCli(['delete', 'tool-kit', '--confirm', 'tool-kit'], env)).code).toBe(2)
  })

  it('C-cli says plainly that nobody is signed in, and that a sign-in failed', async () => {
    const url = { PAGEWRIGHT_SERVER: server.url }
    expect((await runCli(['history', 'tool'], url)).err[0]).toMatch(/^Nobody is signed in: pagewright login <user>/)
    const wrong = await runCli(['history', 'tool', '--user', 'admin'], { ...url, PAGEWRIGHT_PASSWORD: 'guess' })
    expect(wrong.err[0]).toContain(`Signing in to ${server.url} as admin failed:`)
    expect((await runCli(['diff', 'nobody-has-it'], env)).err[0]).toContain('pagewright pull nobody-has-it')
    await runCli(['logout'], env)
    expect((await runCli(['history', 'tool', '--server', server.url], env)).code).toBe(2)
  })
})
