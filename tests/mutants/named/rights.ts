import type { NamedMutant } from '../NamedMutant'

const services = 'tests/server-mock/services'
const decide = 'schemas/rights/decide.ts'
const rights = 'server-mock/services/rights/createRights.ts'
const accessOf = 'server-mock/services/rows/accessOf.ts'
const callContext = 'server-mock/rights/callContext.ts'
const decideTests = ['tests/schemas/rights/decide.test.ts']
const rightsTests = ['tests/server-mock/rights/rights.test.ts']
const overHttp = [`${services}/rightsOverHttp.test.ts`]

/** Who may do what. */
export const rightsMutants: readonly NamedMutant[] = [
  {
    name: 'R1 a call is open because its column may be changed by everybody',
    file: decide,
    find: "const { granted, open } = actionsIn(state, '1')",
    replace: "const { granted } = actionsIn(state, '1'), open = new Set([...actionsIn(state, '1').open, ...actionsIn(state, '2').open])",
    tests: decideTests,
  },
  {
    name: 'R2 the right to change uncovers a hidden column',
    file: decide,
    find: 'action.startsWith(prefix) && !granted.has(action)',
    replace: "action.startsWith(prefix) && !granted.has(action) && !actionsIn(state, '2').granted.has(action)",
    tests: decideTests,
  },
  { name: 'R3 names behind a comma keep their space', file: decide, find: '.map((name) => name.trim())', replace: '', tests: decideTests },
  {
    name: 'R4 rights are forgotten with a page only',
    file: rights,
    find: "if (change.kind !== 'document' && change.kind !== 'rows') forget()",
    replace: "if (change.kind === 'page') forget()",
    tests: rightsTests,
  },
  {
    name: 'R5 whoever has no role is administrator',
    file: 'schemas/rights/roles.ts',
    find: 'return roleCodes.includes(role)',
    replace: 'return roleCodes.every((code) => code === role)',
    tests: [...rightsTests, ...overHttp],
  },
  {
    name: 'R6 the hidden columns of the page that was asked for first stand for all pages',
    file: callContext,
    find: 'hiddenFields: (authPre, surface) => (isAdministrator ? nothing : hiddenCodes(authPre, surface, permissions)),',
    replace:
      'hiddenFields: ((first: ReadonlySet<string> | undefined) => (authPre: string, surface: Parameters<typeof hiddenCodes>[1]) => (first ??= isAdministrator ? nothing : hiddenCodes(authPre, surface, permissions)))(undefined),',
    tests: [`${services}/doors.test.ts`, ...overHttp],
  },
  {
    name: 'R6b anonymous users see what permissions keep from roles',
    file: callContext,
    find: 'hiddenFields: (authPre, surface) => hiddenCodes(authPre, surface, permissions),',
    replace: 'hiddenFields: () => nothing,',
    tests: [`${services}/rowChoices.test.ts`],
  },
  {
    name: 'R7 no column is ever disabled',
    file: callContext,
    find: 'disabledFields: (authPre) => (isAdministrator ? nothing : disabledCodes(authPre, permissions)),',
    replace: 'disabledFields: () => nothing,',
    tests: overHttp,
  },
  {
    name: 'R8 a group goes with one of its pages',
    file: 'server-mock/rights/menu.ts',
    find: 'children.every((child) => child.hidden)',
    replace: 'children.some((child) => child.hidden)',
    tests: ['tests/server-mock/rights/menu.test.ts'],
  },
  {
    name: 'R9 many rows are deleted with the right to edit',
    file: 'schemas/wire/rowCalls.ts',
    find: "deleteBatch: { method: 'DELETE', right: 'delete', query",
    replace: "deleteBatch: { method: 'DELETE', right: 'edit', query",
    tests: overHttp,
  },
  {
    name: 'R10 an action asks for the right to edit',
    file: accessOf,
    find: '${authPre}:${action?.name}',
    replace: '${authPre}:edit',
    tests: overHttp,
  },
  {
    name: 'R11 a failed reading of rights is kept',
    file: rights,
    find: 'reading.catch(forget)',
    replace: 'reading.catch(() => {})',
    tests: rightsTests,
  },
  {
    name: 'Q1 the grid gives the rows of others',
    file: 'server-mock/resource/query/readGridQuery.ts',
    find: '...(visible ? [visible] : []),',
    replace: '',
    tests: [...overHttp, `${services}/ownRows.test.ts`],
  },
  {
    name: 'RR1 a secret column answers as label',
    file: 'server-mock/resource/read/tableAccess.ts',
    find: 'return column?.isSecret ? undefined : column',
    replace: 'return column',
    tests: ['tests/server-mock/resource/secretColumns.test.ts'],
  },
  {
    name: 'S9 a page takes a prefix of the product',
    file: 'schemas/rights/permissions.ts',
    find: 'return productPrefixes.has(prefixIn(permission.trim()).toLowerCase())',
    replace: "return prefixIn(permission.trim()).toLowerCase() === 'page'",
    tests: ['tests/schemas/rights/permissions.test.ts', `${services}/ownPaths.test.ts`, `${services}/refusedPublish.test.ts`],
  },
  {
    name: 'S10 what publishing makes is open to everybody',
    file: 'server-mock/services/pages/pagePermissions.ts',
    find: "status: '1',",
    replace: "status: '0',",
    tests: [`${services}/grants.test.ts`, `${services}/publishing.test.ts`],
  },
  {
    name: 'S13 an earlier version is published with the right to write',
    file: 'server-mock/services/pages/routes.ts',
    find: "url: '/api/page-configs/:code/rollback',\n      access: publish,",
    replace: "url: '/api/page-configs/:code/rollback',\n      access: write,",
    tests: ['tests/server-mock/app/access.test.ts', `${services}/publishing.test.ts`],
  },
]
