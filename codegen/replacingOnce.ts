import type { Plugin } from 'vite'

interface Replacement {
  /** Of the plugin and of the file that explains it, for example `steadyMotion`. */
  name: string
  /** The file of the library, as its path ends. */
  file: string
  /** What stands there once, and what is put in its place. */
  found: string
  instead: string
}

/** Puts something else in the place of one piece of code of a library, and warns when that does not stand there once any more. */
export function replacingOnce({ name, file, found, instead }: Replacement): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith(file)) return null
      if (code.split(found).length !== 2) this.warn(`${file} has changed; see codegen/${name}.ts`)
      return code.replace(found, instead)
    },
  }
}
