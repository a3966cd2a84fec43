import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { steadyMotion } from '../../codegen/steadyMotion'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null
const transform = steadyMotion.transform as unknown as Transform
const file = 'node_modules/antd/es/config-provider/MotionWrapper.js'

it('turning movement off or on takes nothing off the screen: what antd puts around the product is there from the beginning', () => {
  const warnings: string[] = []
  const context = { warn: (text: string) => void warnings.push(text) }
  const code = transform.call(context, readFileSync(file, 'utf8'), `/project/${file}?v=1`)
  expect(warnings).toEqual([])
  expect(code).toContain('needWrapMotionProviderRef = React.useRef(true)')
  expect(transform.call(context, 'const other = React.useRef(false)', '/project/node_modules/antd/es/button/index.js')).toBeNull()
  transform.call(context, 'export default function MotionWrapper() {}', `/project/${file}`)
  expect(warnings).toHaveLength(1)
})
