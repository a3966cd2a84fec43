import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keyNumbers } from '../../codegen/keyNumbers'

const transform = keyNumbers.transform as unknown as (code: string, id: string) => string | null

/** The files of the component libraries that compare keys by their numbers. */
const files = ['antd/es', ...readdirSync('node_modules/@rc-component').map((name) => `@rc-component/${name}/es`)]
  .filter((folder) => folder !== '@rc-component/util/es')
  .flatMap((folder) =>
    readdirSync(`node_modules/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `node_modules/${folder}/${name}`),
  )
  .filter((path) => path.endsWith('.js') && readFileSync(path, 'utf8').includes('KeyCode'))

it('no component of a build reads the table of keys any more, but for one of its functions', () => {
  expect(files.length).toBeGreaterThan(10)
  for (const path of files) {
    const code = transform(readFileSync(path, 'utf8'), `/project/${path}`) ?? ''
    expect(code.replace(/^import .*$/gm, ''), path).not.toMatch(/\bKeyCode\b(?!\.[a-z]\w*\()/)
  }
})

it('the keys keep their numbers', () => {
  const id = '/project/node_modules/@rc-component/menu/es/MenuItem.js'
  expect(transform('if (e.which === KeyCode.ENTER) open()', id)).toBe('if (e.which === 13) open()')
  expect(transform('const { LEFT, UP } = KeyCode;', id)).toBe('const { LEFT, UP } = {LEFT: 37, UP: 38};')
})

it('the code of the product and of other libraries stays as it is', () => {
  expect(transform('KeyCode.ENTER', '/project/runtime/kit/isComposing.ts')).toBeNull()
  expect(transform('KeyCode.ENTER', '/project/node_modules/@rc-component/util/es/KeyCode.js')).toBeNull()
})
