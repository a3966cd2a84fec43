import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

it('the README names only files that are there', () => {
  const named = [...readme.matchAll(/[`(]((?:\w[\w-]*\/)+[\w.-]*)[`)]/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(path) && !isInsideARoom(path) && !isMadeByTheReader(path))).toEqual([])
})

it('the README names only scripts that are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

/** The table of rooms names the folders in a room without the room. */
function isInsideARoom(path: string): boolean {
  return /^\w+\/$/.test(path)
}

/** Examples of what somebody adds. */
function isMadeByTheReader(path: string): boolean {
  return path.includes('test-plan')
}
