import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { silentIcons } from '../../codegen/silentIcons'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null
const transform = silentIcons.transform as unknown as Transform
const place = 'node_modules/@ant-design/icons/es/components'

it.each(['AntdIconLight', 'AntdIcon'])(
  'icons say nothing beside the words of a button, unless who draws one says what it means: %s',
  (name) => {
    const file = `${place}/${name}.js`
    const warnings: string[] = []
    const context = { warn: (text: string) => void warnings.push(text) }
    const code = transform.call(context, readFileSync(file, 'utf8'), `/project/${file}?v=1`)
    expect(warnings).toEqual([])
    expect(code).not.toContain('icon.name\n')
    expect(code).toMatch(/"aria-hidden": true \}\)\s*\}, restProps/)
    expect(transform.call(context, 'role: "img", "aria-label": icon.name', '/project/node_modules/antd/es/button/index.js')).toBeNull()
    transform.call(context, 'export default function Icon() {}', `/project/${file}`)
    expect(warnings).toHaveLength(1)
  },
)
