import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { menuIconNames } from '../schemas/page/menuIcons.ts'

/** What `import 'virtual:menu-icons.css'` gives. */
const menuIcons = 'virtual:menu-icons.css'

/** `import 'virtual:icons/edit,filter-filled.css'` gives those that it names. */
const namedIcons = /^virtual:icons\/([\w,-]+)\.css$/

const pictures = join(dirname(createRequire(import.meta.url).resolve('@ant-design/icons-svg/package.json')), 'inline-svg')

/**
 * Icons as style sheets, a class for each: those of the menu, `pw-menu-icon-bank`, which as components would be a fifth of what the sign-in page fetches, long
 * before anybody sees a menu; and those that stand in every row or heading of a grid, `pw-icon-edit`, where drawing a component for each would take longer than
 * drawing the rest of the row.
 */
export const iconStyles: Plugin = {
  name: 'icon-styles',
  resolveId: (source) => (source === menuIcons || namedIcons.test(source) ? `\0${source}` : null),
  load(id) {
    const asked = id.startsWith('\0') ? id.slice(1) : ''
    if (asked === menuIcons) return sheetOf('pw-menu-icon', menuIconNames)
    const names = namedIcons.exec(asked)?.[1]
    return names === undefined ? null : sheetOf('pw-icon', names.split(','))
  },
}

function sheetOf(className: string, names: readonly string[]): string {
  return [sharedBy(className), ...names.map((name) => styleOf(`${className}-${name}`, name))].join('\n')
}

/**
 * What all icons have in common: they are cut out of the colour of the text, in forced colours and on paper too. The picture is not among it: several sheets
 * say this, and a later one must not take the pictures of those before away.
 */
function sharedBy(className: string): string {
  return `.${className} {
  width: 1em;
  height: 1em;
  background: currentColor;
  mask-position: center;
  mask-size: contain;
  mask-repeat: no-repeat;
  forced-color-adjust: none;
  print-color-adjust: exact;
}`
}

function styleOf(className: string, name: string): string {
  const filled = name.endsWith('-filled')
  const file = join(pictures, filled ? 'filled' : 'outlined', `${filled ? name.slice(0, -'-filled'.length) : name}.svg`)
  const standing = readFileSync(file, 'utf8').replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  return `.${className} { mask-image: url("data:image/svg+xml,${encodeURIComponent(standing)}") }`
}
