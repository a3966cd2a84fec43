import type { Plugin } from 'vite'

interface Marking {
  /** The file, as its path ends. */
  file: RegExp
  /** What it must hold, where its name does not tell which of several it is. */
  holding?: RegExp
  /** What stands there, and what is put in its place. */
  marks: readonly (readonly [found: RegExp, instead: string])[]
}

const markings: readonly Marking[] = [
  {
    // What each context is called in a debugger, and what only the router that loads data and draws whole documents uses.
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    holding: /^function useRoutes\(/m,
    marks: [
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
      [/^\w+\.contextType = \w+;$/gm, ''],
      [/ = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, ' = /* @__PURE__ */ (() => $1)();'],
      [/ = dataRouterOpts\?\.state;/, ' = void 0;'],
      [/return dataRouterState && [\s\S]*? : (getChildren\(\);)/, 'return $1'],
      [/isDataRoute \? useNavigateStable\(\) : /, ''],
      [/shouldPrefetch && !isAbsolute \? .* : (link;)/, '$1'],
    ],
  },
  {
    // The palettes of dark themes: antd works them out of the theme's colours.
    file: /\/@ant-design\/colors\/es\/presets\.js$/,
    marks: [[/^\w+Dark\.primary = \w+Dark\[5\];$/gm, '']],
  },
  {
    // What keeps calls that change something, which are made without it.
    file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    marks: [[/new MutationCache\(\)/, '{ clear() {}, findAll: () => [], resumePausedMutations: async () => {} }']],
  },
  {
    // What it says to whoever debugs it, and else keeps to itself; texts that a server is asked for, and values that are formatted inside of texts.
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    marks: [
      [/new Connector\(.*\);/, 'new EventEmitter();'],
      [/ else \{\s+formatter = Formatter;\s+\}/, ''],
      [/(^\s+|\) )this\.logger\.(?:warn|log|deprecate)\(.*\);$/gm, '$1;'],
    ],
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
    const marking = markings.find(({ file, holding }) => file.test(id.split('?', 1)[0] ?? '') && (!holding || holding.test(code)))
    if (!marking) return null
    return marking.marks.reduce((text, [found, instead]) => {
      const marked = text.replace(found, instead)
      if (marked === text) this.warn(`${id.replace(/^.*node_modules\//, '')} has changed; see codegen/droppableNames.ts`)
      return marked
    }, code)
  },
}
