import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importParts, narrowImports } from '../../codegen/narrowImports'

const files = Object.entries(importParts).flatMap(([file, parts]) => Object.keys(parts).map((source) => ({ file, source })))

const screens = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(`runtime/${path}`, 'utf8') }))
const elements = (name: string) =>
  screens.flatMap(({ path, source }) => (source.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []).map((element) => ({ path, element })))

const resolve = narrowImports.resolveId as unknown as (
  this: { resolve(part: string): string },
  source: string,
  importer: string,
) => string | null
const resolved = (source: string, file: string) =>
  resolve.call({ resolve: (part) => part }, source, `/project/node_modules/antd/es/${file}`)

describe('what a file of antd imports and uses one part of', () => {
  it.each(files)('$source is imported by $file', ({ file, source }) => {
    const code = readFileSync(`node_modules/antd/es/${file}`, 'utf8')
    expect(code.includes(`from '${source}'`) || code.includes(`from "${source}"`)).toBe(true)
    expect(resolved(source, file)).not.toBeNull()
    expect(resolved(source, 'card/Card.js')).toBeNull()
  })

  it('is no colour that a tag would have to work out: tags say colours by name', () => {
    const tags = elements('Tag').filter(({ element }) => element.includes('color='))
    expect(tags.length).toBeGreaterThan(0)
    const others = tags.filter(({ element }) => !/color="(blue|green|processing|success)"/.test(element)).map(({ path }) => path)
    // A name of the palette each: what the components look up, or choose between.
    expect(others.toSorted()).toEqual(['fields/parts/ColourTag.tsx', 'studio/PageList/PageGrid.tsx', 'studio/Preview/Preview.tsx'])
  })

  it('is no share of what is waited for: no circle that turns says one', () => {
    expect(elements('Spin').length).toBeGreaterThan(0)
    expect(elements('Spin').filter(({ element }) => element.includes('percent'))).toEqual([])
  })

  it('is no notice that slides away: nobody waits until it has', () => {
    const notices = screens.filter(({ source }) => /<Alert\b/.test(source))
    expect(notices.length).toBeGreaterThan(0)
    const waiting = notices.filter(({ source }) => /<Alert\b(?:(?!<\/?[A-Z])[\s\S])*\bafterClose\b/.test(source)).map(({ path }) => path)
    expect(waiting).toEqual([])
  })
})
