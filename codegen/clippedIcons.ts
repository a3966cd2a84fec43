import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { iconClass } from './iconStyles.ts'

/** A component of `@ant-design/icons`; those of two colours stay as they are. */
const icon = /\/@ant-design\/icons\/es\/icons\/(\w+(?:Outlined|Filled))\.js$/

const factory = fileURLToPath(new URL('../runtime/kit/clippedIcon.tsx', import.meta.url))

/**
 * The icons of the library, those of antd itself too, are drawn from style sheets (`iconStyles.ts`): as components with their paths they were a twentieth of
 * the scripts that a page fetches before it can be seen.
 */
export const clippedIcons: Plugin = {
  name: 'clipped-icons',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const path = id.split('?', 1)[0] ?? ''
    const component = icon.exec(path)?.[1]
    if (component === undefined) return null
    const definition = readFileSync(path.replace(/@ant-design\/icons\/es\/icons/, '@ant-design/icons-svg/es/asn'), 'utf8')
    const name = /"name": "([\w-]+)"/.exec(definition)?.[1]
    if (name === undefined)
      throw new Error(`${component}.js of @ant-design/icons-svg says its name in another way; see codegen/clippedIcons.ts`)
    const picture = component.endsWith('Filled') ? `${name}-filled` : name
    return `import { clippedIcon } from ${JSON.stringify(factory)}
import 'virtual:icons/${picture}.css'
export default /*#__PURE__*/ clippedIcon('${name}', '${iconClass(picture)}')`
  },
}
