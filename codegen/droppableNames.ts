import type { Plugin } from 'vite'

interface Marking {
  /** The file, as its path ends. */
  file: RegExp
  /** What stands there, and what is put in its place. */
  marks: readonly (readonly [found: RegExp, instead: string])[]
}

const markings: readonly Marking[] = [
  {
    // Links to routes, forms that are sent to routes, and what each context is called in a debugger.
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    marks: [
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'],
    ],
  },
  {
    // The palettes of dark themes: antd works them out of the theme's colours.
    file: /\/@ant-design\/colors\/es\/presets\.js$/,
    marks: [[/^\w+Dark\.primary = \w+Dark\[5\];$/gm, '']],
  },
  {
    // What it says to whoever debugs it, and else keeps to itself.
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    marks: [[/(^\s+|\) )this\.logger\.(?:warn|log|deprecate)\(.*\);$/gm, '$1;']],
  },
]

/**
 * What libraries export and nobody here uses is left out of a build, unless something is done with it where it stands, which may do more: here it does not.
 * And what they would say and never do.
 */
export const droppableNames: Plugin = {
  name: 'droppable-names',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const marking = markings.find(({ file }) => file.test(id.split('?', 1)[0] ?? ''))
    if (!marking) return null
    return marking.marks.reduce((text, [found, instead]) => {
      const marked = text.replace(found, instead)
      if (marked === text) this.warn(`${id.replace(/^.*node_modules\//, '')} has changed; see codegen/droppableNames.ts`)
      return marked
    }, code)
  },
}
