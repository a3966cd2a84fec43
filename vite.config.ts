import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserPlugins } from './codegen/browserPlugins.ts'
import { compileHints } from './codegen/compileHints.ts'
import { firstPieces } from './codegen/firstPieces.ts'
import { firstScripts, namedFirst } from './codegen/firstScripts.ts'
import { notedPieces, piecesAhead } from './codegen/piecesAhead.ts'
import { serverThreads } from './codegen/serverThreads.ts'
import { LongFirst } from './tests/support/LongFirst.ts'
import { type ScreenProject, screenProjects } from './tests/support/screenProjects.ts'

/** The server that the browser part works with while it is developed: `npm run dev` says which. */
const server = process.env.SERVER ?? 'http://127.0.0.1:3000'

const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/**
 * What is always needed together comes as one file, with all that it imports: cut by what else uses each piece, the first page would be eighty
 * files, which weigh more and take longer. What is in the first is not in the next.
 */
const wholes = [
  // Run before the rest of the first page has arrived.
  ...firstScripts.map((script, index) => ({ ...script, priority: 5 - index })),
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // Parts of the sign-in page: what the pager says by itself also belongs to the Chinese texts, and lists draw eyes and people too.
  {
    name: 'inputs',
    test: /node_modules\/(antd\/es\/input\/index|@rc-component\/pagination\/es\/locale\/|@ant-design\/icons\/es\/icons\/(Eye(Invisible)?|Lock|User)Outlined)/,
    priority: 2,
  },
  // With what lists and drop-downs share with forms and with the shell's header: else each of these would fetch all of them.
  {
    name: 'page',
    test: /runtime\/(pages\/(PageView|preloadPage)|session\/(openPage|featureText)|model\/fieldOfRow|kit\/(EmptyState|focusByArrow|isComposing|useDebounced)|fields\/(cellText|parts\/ChoiceNotFound))|schemas\/rules\/(evaluationLimits|isEmptyValue|patternEngine|roundTo)|antd\/es\/(select\/useIcons|_util\/responsiveObserver|grid\/hooks\/useBreakpoint)|icons\/es\/icons\/(Close|Delete|Down|Fullscreen|Plus|Printer|QuestionCircle|Right|Search|Up)Outlined/,
    priority: 1,
  },
  // What stands around the pages of somebody signed in.
  { name: 'frame', test: /runtime\/shell\/HostedRoutes/, priority: 0.9 },
  // What watches sizes: else a box of several lines would bring all that floats along.
  { name: 'sizes', test: /@rc-component\/resize-observer\//, priority: 0.7 },
  // What floats: else a tooltip would bring the drop-downs along.
  { name: 'floating', test: /@rc-component\/trigger\//, priority: 0.65 },
  // The pager of a list has a drop-down, a form only where a field has choices.
  { name: 'choices', test: /runtime\/fields\/parts\/(ChoiceSelect|OnOffSelect)/, priority: 0.6 },
  // What reads expressions. The little that forms and patterns share with it is part of every page.
  { name: 'expressions', test: /schemas\/rules\/expression\.ts$/, priority: 0.55 },
  { name: 'list', test: /runtime\/pages\/ListPage/, priority: 0.5 },
  { name: 'form', test: /runtime\/(form\/RowForm|pages\/FormPage|fields\/parts\/Textarea)/, priority: 0.4 },
  // What several pieces draw: one by one, each would cost more by its name than by its lines.
  { name: 'icons', test: /@ant-design\/icons\/es\/icons\//, minShareCount: 2, priority: 0.2 },
  // What the header has beside its names, with the little of it that dialogs and the home page show too.
  { name: 'header', test: /runtime\/shell\/(header\/(HeaderExtras|MenuSearchBox|useAnnouncements)|palette\/shellKeys)\./, priority: 0.3 },
]

/** What nearly every page runs through, and not what somebody opens now and then. */
const calledOnLoad = compileHints(({ name, isEntry }) => isEntry || wholes.some((whole) => whole.name === name))

/** Libraries that do nothing when they are loaded, and do not say so: else all that stands beside a name in their lists would come with it. */
const loadedForNames = [{ test: /node_modules\/(@rc-component|@ant-design)\/[\w-]+\/es\//, sideEffects: false }]

/** A piece is named wherever it is asked for, and hashes do not compress: seven hexadecimal digits tell the versions of a piece apart as well. */
const shortNames = {
  hashCharacters: 'hex' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const screenFiles = screenProjects()

/**
 * The files of a worker share its document and its libraries. Those of most projects share the modules of the product too, which take longer to load than
 * most files to run.
 */
function screenProject(name: ScreenProject, setups: readonly string[]) {
  const setupFiles = setups.map((setup) => `tests/support/${setup}.ts`)
  return {
    extends: true as const,
    root: '.',
    test: { environment: 'jsdom' as const, testTimeout: 30_000, isolate: false, name, setupFiles, include: screenFiles[name] },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild || process.env.VITEST ? '.' : 'runtime',
  plugins: [...browserPlugins, notedPieces, firstPieces, namedFirst, calledOnLoad],
  publicDir: false,
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/page-configs': server, '/vxeSocket': { target: server, ws: true } },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rollupOptions: {
          input: { main: 'server-mock/app/main.ts', ...serverThreads },
          output: { entryFileNames: '[name].mjs' },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        cssTarget,
        // Every browser of the style sheets' targets knows it.
        modulePreload: { polyfill: false, resolveDependencies: piecesAhead },
        chunkSizeWarningLimit: 900,
        rollupOptions: {
          treeshake: { moduleSideEffects: loadedForNames },
          output: { ...shortNames, codeSplitting: { groups: wholes } },
        },
      },
  test: {
    // More than cores: a test waits for timers, for frames and for the server, and with one for each core a sixth of the time passed idly.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst },
    // What tests reach by a file's name, not by an import: a change of it touches them all.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/package-lock.json',
      '**/pages/**/*.json',
      '**/schemas/json/**',
      '**/server-mock/db/**',
      '**/server-mock/**/*Worker*',
    ],
    projects: [
      {
        extends: true,
        root: '.',
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['tests/support/buildThreads.ts'],
          include: ['tests/{schemas,codegen,docs,mutants}/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: '.',
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/buildThreads.ts', 'tests/support/prepareDatabase.ts'],
          include: ['tests/server-mock/**/*.test.ts'],
          // The files of a worker share the modules of the server: to load them anew took as long as the tests themselves.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      screenProject('screen', ['screenSetup', 'preloadReached']),
      // The shell keeps what was chosen and opened beside its atoms too.
      screenProject('screen-fake-pages', ['ownProductSetup', 'screenSetup', 'fakePagesSetup']),
      screenProject('screen-fake-inputs', ['screenSetup', 'fakeInputsSetup']),
      screenProject('screen-own-modules', ['ownProductSetup', 'screenSetup']),
      {
        extends: true,
        root: '.',
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          // The files of a worker share its browser, and some of them the server.
          isolate: false,
          // Each has a server and a browser at work beside it. A number of its own is possible only in a group of its own.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/prepareJourneys.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as the screen is waited for: a slow machine is no failure.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
}))
