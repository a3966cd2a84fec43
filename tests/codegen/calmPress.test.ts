import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calmPress } from '../../codegen/calmPress'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null
const transform = calmPress.transform as unknown as Transform
const file = 'node_modules/antd/es/_util/wave/index.js'

it('what is pressed is drawn as it is, without the ring of colour that antd lets run out of it', () => {
  const warnings: string[] = []
  const context = { warn: (text: string) => void warnings.push(text) }
  const code = transform.call(context, readFileSync(file, 'utf8'), `/project/${file}?v=1`)
  expect(warnings).toEqual([])
  expect(code).toContain('const Wave = ({ children }) => children ?? null;')
  expect(code).toContain('export default Wave;')
  transform.call(context, 'export default function Wave() {}', `/project/${file}`)
  expect(warnings).toHaveLength(1)
})
