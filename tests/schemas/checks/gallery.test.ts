import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { checkPage } from '../../../schemas/checks/checkPage'
import { mainFieldsOf } from '../../../schemas/page/anatomy'

/** Every page that was ever shipped, as it was then: a folder for each version. */
const folder = 'tests/fixtures/gallery'
const pages = readdirSync(folder).flatMap((version) => readdirSync(join(folder, version)).map((name) => join(version, name)))

/** Pages whose calls the product answers itself by now, from tables of its own: there its page of today stands in their place. */
const replaced: ReadonlySet<string> = new Set(['2026-11/favourite.page.json'])

describe('a page of an earlier version', () => {
  it.each(pages)('%s is still right, and every field of it works', (path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const { problems, config } = checkPage(text, { language: 'en-US' })
    const wrong = problems.filter(({ severity, code }) => severity === 'error' && !(replaced.has(path) && code === 'reserved-path'))
    expect(wrong).toEqual([])
    const model = compilePage(config, permissiveContext('en-US'))
    expect(model.problems).toEqual([])
    expect(model.fields.map(({ key }) => key)).toEqual(mainFieldsOf(config ?? {}).map(({ key }) => key))
  })
})
