/** Source files, and the tests that should notice when one of them is wrong. */
export interface Ground {
  /** Files, or folders with all that is below them. */
  sources: readonly string[]
  /** Files, or folders with all tests below them; those first that notice most for the time they take. */
  tests: readonly string[]
  /** `screen` for tests with a document. */
  project?: 'screen'
}

const testsIn = (room: string) => (names: string) => names.split(' ').map((name) => `tests/server-mock/${room}/${name}.test.ts`)
const services = testsIn('services')
const app = testsIn('app')
const rights = testsIn('rights')
const resource = testsIn('resource')

/** Parts of the product whose lines are made wrong: where a fault lets somebody in, shows too much or loses what was typed. */
export const areas: Readonly<Record<string, readonly Ground[]>> = {
  rights: [
    {
      sources: ['schemas/rights/decide.ts', 'schemas/rights/permissions.ts', 'schemas/rights/roles.ts'],
      tests: ['tests/schemas/rights', ...rights('menu'), ...services('rightsOverHttp ownPaths')],
    },
    {
      sources: [
        'server-mock/rights',
        'server-mock/services/rights',
        'server-mock/services/rows/dispatch.ts',
        'schemas/wire/rowCalls.ts',
        'server-mock/system/watchRights.ts',
      ],
      tests: [
        ...rights('rights menu'),
        ...services('rightsOverHttp menuEntries grants shell publicForm visitors'),
        ...app('access severalServers'),
      ],
    },
    {
      sources: [
        'schemas/rights/pagePermissions.ts',
        'server-mock/services/pages/grantPermissions.ts',
        'server-mock/services/pages/pagePermissions.ts',
        'server-mock/services/pages/tableOwners.ts',
      ],
      tests: [...services('grants menuEntries leftTables publishing refusedPublish rightsOverHttp ownPaths shell'), ...rights('menu')],
    },
    {
      sources: [
        'server-mock/services/pages/lookUps.ts',
        'server-mock/services/dictionaries/openTable.ts',
        'server-mock/resource/read/tableAccess.ts',
        'server-mock/resource/read/tableLabels.ts',
        'server-mock/resource/query/QueryContext.ts',
      ],
      tests: [
        ...resource('closedColumns secretColumns listRows reports'),
        ...services('lookUpRights lookUps doors rightsOverHttp visitors publicForm ownRows'),
        ...app('access'),
      ],
    },
  ],
  session: [
    {
      sources: ['server-mock/services/session'],
      tests: services('session password passwordOfOthers signInVariants singleSignOn'),
    },
    {
      sources: ['runtime/session', 'runtime/calls'],
      tests: [
        'tests/runtime/session',
        'tests/runtime/calls',
        ...['guard', 'signIn', 'changePassword'].map((name) => `tests/runtime/shell/${name}.test.tsx`),
      ],
      project: 'screen',
    },
  ],
  rules: [
    {
      sources: ['schemas/rules'],
      tests: ['tests/schemas/rules', 'tests/schemas/checks', ...resource('saveRows')],
    },
    {
      sources: ['schemas/checks/meaning'],
      tests: ['tests/schemas/checks', ...services('refusedPublish ownPaths')],
    },
  ],
  resource: [
    {
      sources: ['server-mock/resource'],
      tests: ['tests/server-mock/resource', ...services('rightsOverHttp visitors publicForm ownRows refusedPublish publishing doors')],
    },
  ],
}
