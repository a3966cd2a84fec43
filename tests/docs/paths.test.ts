import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/glossary.md', 'docs/requirements.md', ...decisions]

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  it('names only files that are there', () => {
    const named = [...text.matchAll(/`((?:\w[\w-]*\/)+[\w.-]*)`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(path) && !isInsideARoom(path) && !isMadeByTheReader(path))).toEqual([])
  })

  it('links only to files that are there', () => {
    const linked = [...text.matchAll(/\]\((?!https:)([^)#]+)[^)]*\)/g)].map(([, path = '']) => join(dirname(document), path))
    expect(linked.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names only scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([\w:]+)/gm)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

it('the way through the code names every step', () => {
  const [, way = ''] = readFileSync('README.md', 'utf8').split('## The way through the code')
  expect([...way.matchAll(/^\d+\. .*`[\w/-]+\.\w+/gm)]).toHaveLength(10)
})

/** Tables of rooms name the folders in a room without the room. */
function isInsideARoom(path: string): boolean {
  return /^\w+\/$/.test(path)
}

/** Examples of what somebody adds. */
function isMadeByTheReader(path: string): boolean {
  return path.includes('test-plan')
}
