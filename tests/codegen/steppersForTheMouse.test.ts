import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { steppersForTheMouse } from '../../codegen/steppersForTheMouse'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null
const transform = steppersForTheMouse.transform as unknown as Transform
const file = 'node_modules/@rc-component/input-number/es/StepHandler.js'

it('the arrows of a number box are hidden from the ears, and a library that has changed is said', () => {
  const warnings: string[] = []
  const context = { warn: (text: string) => void warnings.push(text) }
  const code = transform.call(context, readFileSync(file, 'utf8'), `/project/${file}?v=1`)
  expect(warnings).toEqual([])
  expect(code).toContain('"aria-hidden": true')
  expect(code).not.toContain('Increase Value')
  expect(transform.call(context, 'const other = 1', '/project/node_modules/antd/es/button/index.js')).toBeNull()
  transform.call(context, 'export default function StepHandler() {}', `/project/${file}`)
  expect(warnings).toHaveLength(1)
})
