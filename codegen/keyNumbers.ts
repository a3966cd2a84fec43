import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Every key's number by its name, as the components of the library compare it, and functions beside them. */
const { default: keys } = createRequire(import.meta.url)('@rc-component/util/lib/KeyCode') as { default: Record<string, unknown> }

const isNumbered = (name: string) => typeof keys[name] === 'number'

/**
 * Writes the numbers of keys where they are compared, for `KeyCode.ENTER` and `const { UP, DOWN } = KeyCode`: the table of all hundred, of which a first
 * page needs three, is left out then, since nothing reads it any more.
 */
export const keyNumbers: Plugin = {
  name: 'key-numbers',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/(@rc-component\/(?!util\/)[\w-]+|antd)\/es\//.test(id) || !code.includes('KeyCode')) return null
    return code
      .replaceAll(/\bKeyCode\.([A-Z]\w*)/g, (read, name: string) => (isNumbered(name) ? String(keys[name]) : read))
      .replaceAll(/\{([\w\s,]+)\} = KeyCode;/g, (read, list: string) => {
        const names = list.split(',').map((name) => name.trim())
        return names.every(isNumbered) ? `{${list}} = {${names.map((name) => `${name}: ${keys[name]}`).join(', ')}};` : read
      })
  },
}
