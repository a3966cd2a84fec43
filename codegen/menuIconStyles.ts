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
  load: (id) => (id === `\0${virtualId}` ? [shared, ...menuIconNames.map(styleOf)].join('\n') : null),
}

/** What all icons have in common: they are cut out of the colour of the text, in forced colours and on paper too. */
const shared = `.pw-menu-icon {
  width: 1em;
  height: 1em;
  background: currentColor;
  mask: center / contain no-repeat;
  forced-color-adjust: none;
  print-color-adjust: exact;
}`

function styleOf(name: string): string {
  const picture = readFileSync(join(pictures, `${name}.svg`), 'utf8')
  const standing = picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  return `.pw-menu-icon-${name} { mask-image: url("data:image/svg+xml,${encodeURIComponent(standing)}") }`
}
