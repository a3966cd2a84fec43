import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage } from '../../schemas/checks/checkPage'
import { runCli } from './runCli'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const wrong =
  '{\n  "kind": "list", "version": 1, "code": "wrong", "title": "Wrong",\n  "url": { "list": "/wrong/list" },\n  "colums": []\n}\n'

describe('pagewright validate', () => {
  it('C-cli finds nothing wrong with the pages of the product', async () => {
    const { code, out } = await runCli(['validate'])
    expect(out).toEqual([expect.stringMatching(/^Files: \d+, no problems\.$/), expect.stringContaining('use --server')])
    expect(code).toBe(0)
  })

  it('C-cli C-located names file, line and column first, then what is wrong and what was meant', async () => {
    const path = write('wrong.page.json', wrong)
    const { code, out } = await runCli(['validate', path])
    expect(out[0]).toBe(
      `${path}:4:3 error unknown-required: unknown property "colums", and the required "columns" is missing. Did you mean "columns"?`,
    )
    expect(code).toBe(1)
  })

  it('C-cli C-located compares a page with the dictionaries beside it', async () => {
    mkdirSync(join(folder, 'beside'), { recursive: true })
    const dictionary = (code: string, more: object) =>
      write(`beside/${code}.dict.json`, JSON.stringify({ kind: 'dictionary', version: 1, code, title: code, ...more }))
    dictionary('grade', { valueType: 'number', items: [{ value: 1, label: 'One' }] })
    dictionary('mark', { items: [{ value: '1', label: 'One' }] })
    const choice = (key: string, more: object) => ({ key, type: 'select', title: key, ...more })
    const columns = [
      choice('a', { dictCode: 'grade' }),
      choice('b', { dictCode: 'grade', valueType: 'number' }),
      choice('c', { dictCode: 'mark' }),
      choice('d', { dictCode: 'mark', valueType: 'number' }),
      choice('e', { dictCode: 'mark', defaultValue: '2' }),
      { ...choice('f', { dictCode: 'grade' }), type: 'selectMultiple' },
    ]
    const path = write(
      'beside/marks.page.json',
      JSON.stringify({ kind: 'list', version: 1, code: 'marks', title: 'Marks', url: { list: '/marks/list' }, columns }),
    )
    const found = (await runCli(['validate', path, '--json'])).json() as { problems: { code: string; path: string }[] }
    expect(found.problems.map(({ code, path: place }) => `${code} ${place}`)).toEqual([
      'numbers-as-texts /columns/0/dictCode',
      'texts-as-numbers /columns/3/dictCode',
      'not-a-choice /columns/4/defaultValue',
    ])
  })

  it('C-cli answers other programs in JSON', async () => {
    const path = write('wrong.page.json', wrong)
    const run = await runCli(['validate', path, '--json'])
    expect(run.json()).toMatchObject({
      ok: false,
      errors: 1,
      problems: [{ file: path, line: 4, column: 3, path: '/colums', suggestion: 'columns' }],
    })
    expect(run.code).toBe(1)
  })

  it.each([
    ['zh_CN.UTF-8', '未知属性'],
    ['de_DE.UTF-8', 'Unbekannte Eigenschaft'],
    ['C', 'unknown property'],
  ])('C-cli speaks the language of the terminal: %s', async (LANG, sentence) => {
    const { out } = await runCli(['validate', write('wrong.page.json', wrong)], { LANG })
    expect(out[0]).toContain(sentence)
  })

  it('C-cli speaks the language that it is told to', async () => {
    const { out } = await runCli(['validate', '--language', 'de-DE', write('wrong.page.json', wrong)])
    expect(out[0]).toContain('Unbekannte Eigenschaft')
  })

  it('C-cli lets a page pass that is only warned about', async () => {
    const path = write('alias.page.json', wrong.replace('"colums": []', '"columns": [{ "key": "a", "type": "text", "title": "A" }]'))
    const { code, out } = await runCli(['validate', path])
    expect(out[0]).toContain(`${path}:4:37 warning kind-alias: "text" is another spelling of the field kind "input".`)
    expect(code).toBe(0)
  })

  it('C-cli C-located tells when two pages want the same code, table or path', async () => {
    const page = (code: string, table: string, path: string) =>
      JSON.stringify(
        { kind: 'form', version: 1, code, title: 'X', url: { add: path }, items: [{ key: 'a', type: 'hidden' }], resource: { table } },
        null,
        2,
      )
    const first = write('first.page.json', page('first', 'first_table', '/first/add'))
    const second = write('second.page.json', page('first', 'first_table', '/first/add'))
    const { code, out } = await runCli(['validate', first, second])
    expect(code).toBe(1)
    expect(out.slice(0, 3)).toEqual([
      `${second}:4:11 error page-code-taken: the page code "first" is taken by ${first}.`,
      `${second}:16:14 error table-taken: the table "first_table" belongs to ${first}: to show it here too, write "of" with the code of that page instead of "table".`,
      `${second}:7:12 error path-taken: the path "/first/add" is taken by ${first}.`,
    ])
    expect((await runCli(['validate', first, write('third.page.json', page('third', 'third_table', '/third/add'))])).code).toBe(0)
  })

  it('C-cli C-located checks dictionaries and rules as what their names say that they are', async () => {
    const path = write('stage.dict.json', '{\n  "kind": "dictionary", "version": 1, "code": "stage", "title": "Stage",\n  "itmes": []\n}\n')
    const { code, out } = await runCli(['validate', path])
    expect(out[0]).toContain(`${path}:3:3 error unknown-required: unknown property "itmes"`)
    expect(code).toBe(1)
    mkdirSync(join(folder, 'other'), { recursive: true })
    const right = (name: string) => write(name, '{ "kind": "fillRule", "version": 1, "code": "ref", "title": "R", "makes": "reference" }\n')
    const [first, second] = [right('ref.fillrule.json'), right('other/ref.fillrule.json')]
    expect((await runCli(['validate', first, second])).out[0]).toContain(
      `${second}:1:45 error document-taken: "ref.fillrule" stands in ${first} already.`,
    )
  })

  it('C-cli ends with 2 when there is nothing to read', async () => {
    const missing = await runCli(['validate', join(folder, 'none.page.json')])
    expect([missing.code, missing.err.length]).toEqual([2, 1])
    mkdirSync(join(folder, 'empty'), { recursive: true })
    expect((await runCli(['validate', join(folder, 'empty')])).code).toBe(2)
  })
})

describe('pagewright new', () => {
  it.each(['list', 'form', 'report'])('C-cli writes a %s page that is right as it stands', async (kind) => {
    const { code } = await runCli(['new', kind, `my-${kind}`, '--dir', folder])
    expect(code).toBe(0)
    const text = readFileSync(join(folder, `my-${kind}.page.json`), 'utf8')
    expect(checkPage(text).problems).toEqual([])
    expect(JSON.parse(text)).toMatchObject({ kind, code: `my-${kind}` })
  })

  it.each([
    ['dictionary', 'dict'],
    ['fillRule', 'fillrule'],
    ['checkRule', 'checkrule'],
  ])('C-cli writes a %s that is right as it stands', async (kind, ending) => {
    expect((await runCli(['new', kind, 'my_own', '--dir', folder])).code).toBe(0)
    const path = join(folder, `my_own.${ending}.json`)
    expect((await runCli(['validate', path])).out[0]).toBe('Files: 1, no problems.')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind, code: 'my_own', title: { 'en-US': 'My own' } })
  })

  it('C-cli never writes over a page', async () => {
    const path = write('mine.page.json', 'mine')
    const { code, err } = await runCli(['new', 'list', 'mine', '--dir', folder])
    expect(code).toBe(2)
    expect(err).toEqual([`${path} is there already.`])
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  it.each([[['new']], [['new', 'list']], [['new', 'lst', 'a-page']], [['new', 'list', 'A Page']], [['new', 'dictionary', 'a b']]])(
    'C-cli %j is refused',
    async (line) => {
      const { code, err } = await runCli(line)
      expect(code).toBe(2)
      expect(err).toHaveLength(1)
    },
  )
})

describe('pagewright types', () => {
  const page = () =>
    write(
      'typed.page.json',
      wrong
        .replace('"wrong"', '"typed"')
        .replace('"colums": []', '"columns": [{ "key": "total", "type": "inputNumber", "title": "Total" }]'),
    )

  it('C-cli C-types writes the types of the rows, and nothing when they are there already', async () => {
    const out = join(folder, 'rows')
    const first = await runCli(['types', page(), '--out', out])
    expect(first.code).toBe(0)
    expect(readFileSync(join(out, 'typed.ts'), 'utf8')).toContain('total?: number | null')
    expect(readFileSync(join(out, 'index.ts'), 'utf8')).toContain("export type { TypedRow } from './typed'")
    expect((await runCli(['types', page(), '--out', out, '--json'])).json()).toEqual({ ok: true, pages: 1, written: [] })
  })

  it('C-cli C-types makes no types from a page with errors', async () => {
    const { code, out } = await runCli(['types', write('wrong.page.json', wrong), '--out', join(folder, 'none')])
    expect(code).toBe(1)
    expect(out[0]).toContain('wrong.page.json:4:3 error')
  })
})

describe('pagewright', () => {
  it('C-cli explains itself and each command in three languages', async () => {
    for (const language of ['zh-CN', 'en-US', 'de-DE']) {
      const { code, out } = await runCli(['--help', '--language', language])
      expect(code).toBe(0)
      for (const command of ['validate', 'copy', 'pull', 'rename', 'unpublish', 'delete', 'login', 'publish', 'history', 'rollback']) {
        expect(out.some((line) => line.trim().startsWith(command))).toBe(true)
        const help = await runCli([command, '--help', '--language', language])
        expect(help.code).toBe(0)
        expect(help.out.join('\n')).toContain('--json')
      }
    }
  })

  it.each([
    [['nothing']],
    [[]],
    [['validate', '--colour']],
    [['publish']],
    [['history']],
    [['rollback', 'x']],
    [['rollback', 'x', 'one']],
    [['diff', 'none']],
  ])('C-cli %j is a wrong call and ends with 2', async (line) => {
    expect((await runCli(line)).code).toBe(2)
  })

  it('C-cli runs as a program, with its exit code', async () => {
    const run = (args: string[]) =>
      new Promise<{ code: number; out: string }>((done) => {
        execFile(
          process.execPath,
          ['codegen/bin.mjs', ...args],
          { env: { ...process.env, LANG: 'en_US', PAGEWRIGHT_LOGIN: join(folder, 'no-login.json') } },
          (failure, out) => done({ code: typeof failure?.code === 'number' ? failure.code : 0, out }),
        )
      })
    const path = write('wrong.page.json', wrong)
    expect(await run(['validate', path])).toMatchObject({ code: 1, out: expect.stringContaining(`${path}:4:3 error`) })
    expect(await run(['validate', 'tests/fixtures/pages'])).toMatchObject({ code: 0 })
    expect(await run(['validate', 'nowhere'])).toMatchObject({ code: 2 })
  })
})
