import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocumentFiles } from '../../../codegen/readPages'
import { runCli } from '../runCli'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-import-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('pagewright import', () => {
  it('C-cli turns a folder of configurations into page files that have no problem, and says what was lost', async () => {
    const out = join(folder, 'pages')
    const run = await runCli(['import', 'jeecg', 'tests/fixtures/import/jeecg', '--dir', out])
    expect(run.code).toBe(0)
    expect(run.out.at(-1)).toMatch(
      /^53 page\(s\), \d+ dictionaries and check rules are written to .*; \d+ thing\(s\) did not come over as they were\.$/,
    )
    expect(run.out).toContainEqual(
      expect.stringMatching(/^cgform-fields\.json test-note buttons\[0\]: code: The button "激活" runs JavaScript or Java/),
    )
    const files = readdirSync(out)
    expect(files.filter((name) => name.endsWith('.page.json'))).toHaveLength(53)
    const checked = await runCli(['validate', out, '--offline'])
    expect(checked.out.filter((line) => / error /.test(line))).toEqual([])
  })

  it('C-cli leaves the dictionaries of the product alone, and says what became of those of the same code', async () => {
    const out = join(folder, 'dictionaries')
    const run = await runCli(['import', 'jeecg', 'tests/fixtures/import/jeecg', '--dir', out])
    expect(run.out).toContainEqual(expect.stringMatching(/ yn: appearance: There is a dictionary yn with the same entries already/))
    expect(run.out).toContainEqual(expect.stringMatching(/ imported_msg_category: changed: There is a dictionary msg_category with other/))
    const own = readDocumentFiles().map(({ path }) => basename(path))
    expect(readdirSync(out).filter((name) => name.endsWith('.dict.json') && own.includes(name))).toEqual([])
  })

  it('C-cli answers other programs in JSON', async () => {
    const run = await runCli(['import', 'jeecg', 'tests/fixtures/import/jeecg/cgreports.json', '--dir', join(folder, 'reports'), '--json'])
    expect(run.json()).toMatchObject({
      ok: true,
      losses: expect.arrayContaining([expect.objectContaining({ name: 'sql', weight: 'code', file: 'cgreports.json' })]),
    })
  })

  it.each([
    ['a folder that is not there', () => ['jeecg', join(folder, 'nowhere')], /cannot be read/],
    ['a file that is no JSON', () => ['jeecg', broken()], /is not JSON/],
    ['another family', () => ['frappe', folder], /Nothing is known of "frappe".*jeecg/],
    ['nothing', () => [], /An argument is missing/],
  ])('C-cli says what is wrong with %s', async (_, args, sentence) => {
    const run = await runCli(['import', ...args()])
    expect(run.err.join('\n')).toMatch(sentence)
    expect(run.code).toBe(2)
  })
})

function broken(): string {
  const path = join(folder, 'broken.json')
  writeFileSync(path, '{ "items": [')
  return path
}
