import type { KnownSurvivor } from './Mutant'

/** The reasons that more than one survivor has. */
const typed = 'The same either way: the lines below find nothing there, and the compiler wants the question.'
const limit = 'One more or less of a limit of thousands: nobody relies on the very last of them.'

/** Mutants that no test notices, each with the reason why that may stay so. One that does not occur in the code any more fails the run. */
export const survivors: readonly KnownSurvivor[] = [
  {
    file: 'server-mock/services/pages/lookUps.ts',
    operator: 'drop guard',
    code: "if (typeof table !== 'string') return []",
    reason: 'The same either way: a look-up without the name of a table is found under no name.',
  },
  {
    file: 'server-mock/services/pages/grantPermissions.ts',
    operator: 'drop .where',
    code: "systemTables(connection).selectFrom('sys_role').select(['id', 'role_code']).where('role_code', 'in', codes)",
    reason: 'The same either way: more roles are read, and each is looked up by its name.',
  },
  { file: 'schemas/rules/isFlat.ts', operator: 'false to true', code: 'return false', within: 'isShort', reason: typed },
  { file: 'schemas/rules/EvaluationBudget.ts', operator: '>= to >', code: 'this.shared.patternWork >= 0', reason: limit },
  { file: 'schemas/rules/linearPattern.ts', operator: '> to >=', code: 'states > patternStates', reason: limit },
  {
    file: 'runtime/calls/failure.ts',
    operator: '< to <=',
    code: 'status < 400',
    within: 'found',
    reason: 'The same either way: status 400 has a line of its own in the list that is asked first.',
  },
  {
    file: 'server-mock/services/session/passwordKey.ts',
    operator: 'drop .where',
    code: "systemTables(kysely) .selectFrom('sys_key') .select(['public_key as publicKey', 'private_key as privateKey']) .where('na…",
    reason: 'The same as long as the table holds this one key; its name is there for those that may follow.',
  },
]
