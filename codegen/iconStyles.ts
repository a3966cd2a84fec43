import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { menuIconNames } from '../schemas/page/menuIcons.ts'
import { iconPolygon } from './iconPolygon.ts'

/** What `import 'virtual:menu-icons.css'` gives. */
const menuIcons = 'virtual:menu-icons.css'

/** `import 'virtual:icons/filter-filled.css'` gives the one that it names. */
const namedIcon = /^virtual:icons\/([\w-]+)\.css$/

const pictures = join(dirname(createRequire(import.meta.url).resolve('@ant-design/icons-svg/package.json')), 'inline-svg')

/**
 * Icons as style sheets, a class for each: those of the menu, `pw-menu-icon-bank`, which as components would be a fifth of what the sign-in page fetches, long
 * before anybody sees a menu; and each by itself, `pw-icon-edit`, for what stands in every row or heading of a grid, and for the components that
 * `clippedIcons.ts` makes.
 */
export const iconStyles: Plugin = {
  name: 'icon-styles',
  resolveId: (source) => (source === menuIcons || namedIcon.test(source) ? `\0${source}` : null),
  load(id) {
    const asked = id.startsWith('\0') ? id.slice(1) : ''
    const name = namedIcon.exec(asked)?.[1]
    if (asked !== menuIcons && name === undefined) return null
    const styles = name === undefined ? menuIconNames.map((one) => styleOf(`pw-menu-icon-${one}`, one)) : [styleOf(iconClass(name), name)]
    return { code: styles.join('\n'), moduleSideEffects: true }
  },
}

/** The class that `virtual:icons/<name>.css` styles. */
export function iconClass(name: string): string {
  return `pw-icon-${name}`
}

/** An icon is cut out of the colour of the text, on paper too; where colours are forced, out of the one that texts are given there. */
function styleOf(className: string, name: string): string {
  const filled = name.endsWith('-filled')
  const file = join(pictures, filled ? 'filled' : 'outlined', `${filled ? name.slice(0, -'-filled'.length) : name}.svg`)
  return `.${className} {
  background: currentColor;
  clip-path: ${iconPolygon(readFileSync(file, 'utf8'))};
  forced-color-adjust: none;
  print-color-adjust: exact;
}
@media (forced-colors: active) {
  .${className} { background-color: CanvasText }
}`
}
