import type { NamedMutant } from '../NamedMutant'

const checks = ['tests/schemas/checks/meaning.test.ts', 'tests/schemas/checks/systemTables.test.ts']
const rules = ['tests/schemas/rules/checkRow.test.ts', 'tests/schemas/rules/expression.test.ts']

/** What a page may say, and what a value must be. */
export const ruleMutants: readonly NamedMutant[] = [
  {
    name: 'C1 visitors see a table whose rows belong to users',
    file: 'schemas/checks/meaning/checkVisitors.ts',
    find: "...(resource?.owner ? [{ code: 'visitors-and-owner', path: ['visitors'] } satisfies Finding] : []),",
    replace: '',
    tests: checks,
  },
  {
    name: 'C2 a page takes the table of changes',
    file: 'schemas/checks/meaning/checkTables.ts',
    find: '/^(sys|page|change|pg)_/',
    replace: '/^(sys|page|pg)_/',
    tests: checks,
  },
  {
    name: 'C4 the greatest number is refused',
    file: 'schemas/rules/validate/range.ts',
    find: 'size > max',
    replace: 'size >= max',
    tests: rules,
  },
  {
    name: 'C5 an emoji counts as two characters',
    file: 'schemas/rules/validate/range.ts',
    find: '[...String(value)].length',
    replace: 'String(value).length',
    tests: rules,
  },
  {
    name: 'C6 an unchanged row is its own duplicate',
    file: 'schemas/rules/validate/duplicate.ts',
    find: 'lookups.isDuplicate(source.table, source.field, value as FieldValue, id)',
    replace: 'lookups.isDuplicate(source.table, source.field, value as FieldValue, undefined)',
    tests: [...rules, 'tests/server-mock/resource/saveRows.test.ts'],
  },
  {
    name: 'C7 a password of 12 characters is refused',
    file: 'schemas/rules/password.ts',
    find: '.length >= leastPasswordLength',
    replace: '.length > leastPasswordLength',
    tests: ['tests/schemas/rules/password.test.ts'],
  },
  {
    name: 'C8 a broken condition hides a field with its rules',
    file: 'schemas/rules/fieldState.ts',
    find: 'return !expression || expression.evaluate(scope) === true',
    replace: 'return expression !== undefined && expression.evaluate(scope) === true',
    tests: rules,
  },
  {
    name: 'C9 a handler that rejects is waited for',
    file: 'schemas/rules/runHandler.ts',
    find: 'started.catch(reject)',
    replace: 'started.catch(() => {})',
    tests: ['tests/schemas/rules/rejectingHandler.test.ts'],
  },
]
