import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { menuIconNames } from '../schemas/page/menuIcons.ts'

/** What `import 'virtual:menu-icons.css'` gives. */
const virtualId = 'virtual:menu-icons.css'

const pictures = join(dirname(createRequire(import.meta.url).resolve('@ant-design/icons-svg/package.json')), 'inline-svg/outlined')

/**
 * The icons of the menu as one style sheet, a class for each: `pw-menu-icon-bank`. As components they would be a fifth of what the sign-in page
 * fetches, long before anybody sees a menu.
 */
export const menuIconStyles: Plugin = {
  name: 'menu-icon-styles',
  resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? menuIconNames.map(styleOf).join('\n') : null),
}

function styleOf(name: string): string {
  const picture = readFileSync(join(pictures, `${name}.svg`), 'utf8')
  const standing = picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  return `.pw-menu-icon-${name} { --menu-icon: url("data:image/svg+xml,${encodeURIComponent(standing)}") }`
}
