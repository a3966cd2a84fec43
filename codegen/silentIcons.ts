import type { Plugin } from 'vite'

/** Icons of one colour, and of two. */
const drawn = /\/@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/

const named = /role: "img",\s*"aria-label": icon\.name/g

/** What stands there instead, in an object of properties that those of the icon's user follow. */
const silent = '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })'

/**
 * Every icon of the library says its own English name, so that a button is read out as “cloud-upload Publish”. Icons stand beside words, or in a button that
 * has a name: here they are silent, those of antd itself too, unless who draws one says what it means (`aria-label`).
 */
export const silentIcons: Plugin = {
  name: 'silent-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!drawn.test(id.split('?', 1)[0] ?? '')) return null
    if ([...code.matchAll(named)].length !== 1) this.warn('@ant-design/icons: icons are drawn in another way; see codegen/silentIcons.ts')
    return code.replace(named, silent)
  },
}
