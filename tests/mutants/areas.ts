/** Source files, and the tests that should notice when one of them is wrong. */
export interface Ground {
  /** Files, or folders with all that is below them. */
  sources: readonly string[]
  /** Those first that notice most for the time they take. */
  tests: readonly string[]
  /** `screen` for tests with a document. */
  project?: 'screen'
}

const services = (names: string) => names.split(' ').map((name) => `tests/server-mock/services/${name}.test.ts`)
const resource = (names: string) => names.split(' ').map((name) => `tests/server-mock/resource/${name}.test.ts`)
const rules = (names: string) => names.split(' ').map((name) => `tests/schemas/rules/${name}.test.ts`)
const checks = (names: string) => names.split(' ').map((name) => `tests/schemas/checks/${name}.test.ts`)

/** Parts of the product whose lines are made wrong: where a fault lets somebody in, shows too much or loses what was typed. */
export const areas: Readonly<Record<string, readonly Ground[]>> = {
  rights: [
    {
      sources: ['schemas/rights/decide.ts', 'schemas/rights/permissions.ts', 'schemas/rights/roles.ts'],
      tests: [
        'tests/schemas/rights/decide.test.ts',
        'tests/schemas/rights/permissions.test.ts',
        ...services('rightsOverHttp menu ownPaths'),
      ],
    },
    {
      sources: ['server-mock/services/rights', 'server-mock/services/rows/dispatch.ts', 'server-mock/resources/watchRights.ts'],
      tests: services('rights rightsOverHttp menu shell publicForm visitors access severalServers'),
    },
    {
      sources: [
        'schemas/rights/pagePermissions.ts',
        'server-mock/services/pages/grantPermissions.ts',
        'server-mock/services/pages/pagePermissions.ts',
        'server-mock/services/pages/tableOwners.ts',
      ],
      tests: services('grants leftTables publishing refusedPublish rightsOverHttp menu ownPaths shell'),
    },
    {
      sources: [
        'server-mock/services/pages/lookUps.ts',
        'server-mock/services/dictionaries/openTable.ts',
        'server-mock/resource/read/tableAccess.ts',
        'server-mock/resource/read/tableLabels.ts',
        'server-mock/resource/query/QueryScope.ts',
      ],
      tests: [
        ...resource('closedColumns listRows reports'),
        ...services('lookUpRights lookUps doors rightsOverHttp access visitors publicForm ownRows'),
      ],
    },
  ],
  session: [
    {
      sources: ['server-mock/services/session'],
      tests: services('session password signInVariants singleSignOn'),
    },
    {
      sources: ['runtime/session', 'runtime/calls'],
      tests: [
        ...['session', 'loadPermissions', 'rowNews', 'socket', 'storage', 'warnOf'].map((name) => `tests/runtime/session/${name}.test.ts`),
        ...['calls', 'failures', 'encryptPasswords', 'pageConfig', 'upload'].map((name) => `tests/runtime/calls/${name}.test.ts`),
        'tests/runtime/session/useDictItems.test.tsx',
        'tests/runtime/shell/guard.test.tsx',
        'tests/runtime/shell/signIn.test.tsx',
      ],
      project: 'screen',
    },
  ],
  rules: [
    {
      sources: ['schemas/rules'],
      tests: [...rules('checkRow expression defaults'), ...checks('meaning shippedPages'), ...resource('saveRows')],
    },
    {
      sources: ['schemas/checks/meaning'],
      tests: [...checks('meaning shippedPages mutation hostile'), ...services('refusedPublish ownPaths')],
    },
  ],
  resource: [
    {
      sources: ['server-mock/resource/query', 'server-mock/resource/read'],
      tests: [
        ...resource('listRows gridFilters closedColumns paging trees injection reports removeRows saveRows'),
        ...services('rightsOverHttp visitors publicForm ownRows'),
      ],
    },
    {
      sources: ['server-mock/resource/write', 'server-mock/resource/model'],
      tests: [
        ...resource('saveRows removeRows trees closedColumns listRows planTable'),
        ...services('rightsOverHttp publicForm refusedPublish'),
      ],
    },
    {
      sources: ['server-mock/resource/report'],
      tests: [...resource('reports closedColumns'), ...services('refusedPublish doors')],
    },
    {
      sources: ['server-mock/resource/table'],
      tests: [...resource('planTable saveRows'), ...services('refusedPublish publishing')],
    },
  ],
}
