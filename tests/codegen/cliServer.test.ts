import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from './runCli'
import { startPageServer } from './startPageServer'

let folder = ''
let server: Awaited<ReturnType<typeof startPageServer>>
let env: Record<string, string> = {}
let path = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-cli-'))
  server = await startPageServer()
  env = { PAGEWRIGHT_SERVER: server.url, PAGEWRIGHT_TOKEN: 'token-1' }
  await runCli(['new', 'list', 'equipment', '--dir', folder])
  path = join(folder, 'equipment.page.json')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function change(from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('pages over the command line', () => {
  it('C-cli C-publish publishes a page, shows what has changed since, publishes again, lists the versions, and brings the first one back', async () => {
    const first = await runCli(['publish', path, '-m', 'first'], env)
    expect(first.out).toEqual(['equipment is published as version 1.', '  table for equipment'])
    expect(first.code).toBe(0)
    expect((await runCli(['diff', path], env)).out).toEqual(['No differences.'])

    change('"width": 200', '"width": 240')
    change('"key": "remark"', '"key": "note"')
    change('"queryConfig": [', '"queryConfig": [{ "key": "note" },')
    const { out } = await runCli(['diff', path], env)
    expect(out).toEqual(
      expect.arrayContaining([
        '~ columns[name].width: 200 → 240',
        '- columns[remark]: {"key":"remark","type":"textarea","title":{"zh-CN":"备注","en-US":"Remark","de-DE":"Bemerkung"}}',
        '+ queryConfig[note]: {"key":"note"}',
      ]),
    )
    const second = await runCli(['publish', path, '--json', '--base', '1'], env)
    expect(second.json()).toMatchObject({ ok: true, code: 'equipment', version: 2 })

    const rolledBack = await runCli(['rollback', 'equipment', '1'], env)
    expect(rolledBack.out).toEqual(['equipment is back at version 1, as version 3.'])
    const history = await runCli(['history', 'equipment'], env)
    expect(history.out).toEqual([
      '   3  2026-11-21 10:00:00  configurator  brought back from 1',
      '   2  2026-11-21 10:00:00  configurator',
      '   1  2026-11-21 10:00:00  configurator  first',
    ])
    expect((await runCli(['diff', path, '--version', '2'], env)).out).toEqual(['No differences.'])
  })

  it('C-cli C-publish refuses to publish over a newer version', async () => {
    const { code, out } = await runCli(['publish', path, '--base', '1'], env)
    expect(code).toBe(1)
    expect(out).toEqual(['The server refuses (409): There is a newer version'])
  })

  it('C-cli C-located shows what only the server knows, at its place in the file', async () => {
    const text = readFileSync(path, 'utf8')
    const unknown = join(folder, 'unknown.page.json')
    writeFileSync(unknown, text.replace('"type": "textarea"', '"dictCode": "knwn_dictionary",\n      "type": "select"'))
    expect((await runCli(['validate', unknown, '--offline'], env)).code).toBe(0)
    for (const line of [
      ['validate', unknown],
      ['validate', unknown, '--server', server.url],
      ['publish', unknown],
    ]) {
      const { code, out } = await runCli(line, env)
      expect(code).toBe(1)
      expect(out[0]).toMatch(/unknown\.page\.json:\d+:\d+ error unknown-dictionary: .*Did you mean "known_dictionary"\?$/)
    }
  })

  it('C-cli publishes nothing that has errors already here', async () => {
    const broken = join(folder, 'broken.page.json')
    writeFileSync(broken, '{ "kind": "list" }')
    const { code, out } = await runCli(['publish', broken], { ...env, PAGEWRIGHT_SERVER: 'http://127.0.0.1:1' })
    expect(code).toBe(1)
    expect(out[0]).toContain('broken.page.json:1:1 error missing-property')
  })

  it('C-cli signs in as a user with the password from the environment', async () => {
    const login = { PAGEWRIGHT_SERVER: server.url, PAGEWRIGHT_PASSWORD: 'secret' }
    expect((await runCli(['history', 'equipment', '--user', 'configurator'], login)).code).toBe(0)
    const wrong = await runCli(['history', 'equipment', '--user', 'configurator'], { ...login, PAGEWRIGHT_PASSWORD: 'guess' })
    expect([wrong.code, wrong.err]).toEqual([2, [expect.stringMatching(/as configurator failed: Wrong user name or password$/)]])
    expect((await runCli(['history', 'equipment', '--user', 'configurator'], { PAGEWRIGHT_SERVER: server.url })).code).toBe(2)
  })

  it('C-cli says when nobody is signed in, when there is no such page, and when there is no server', async () => {
    const stranger = await runCli(['publish', path], { PAGEWRIGHT_SERVER: server.url })
    expect([stranger.code, stranger.err]).toEqual([
      2,
      ['Nobody is signed in: pagewright login <user>, or --user with PAGEWRIGHT_PASSWORD (Sign in first)'],
    ])
    expect((await runCli(['rollback', 'equipment', '99'], env)).code).toBe(2)
    const nowhere = await runCli(['history', 'equipment', '--json'], { PAGEWRIGHT_SERVER: 'http://127.0.0.1:1' })
    expect(nowhere.code).toBe(2)
    expect(nowhere.json()).toMatchObject({ ok: false, message: expect.stringContaining('http://127.0.0.1:1') })
  })
})
