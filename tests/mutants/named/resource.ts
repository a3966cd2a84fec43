import type { NamedMutant } from '../NamedMutant'

const folder = 'server-mock/resource'
const tests = (...names: string[]) => names.map((name) => `tests/server-mock/resource/${name}.test.ts`)
const services = (...names: string[]) => names.map((name) => `tests/server-mock/services/${name}.test.ts`)

/** What rows a call reads and writes. */
export const resourceMutants: readonly NamedMutant[] = [
  {
    name: 'Q2 a hidden column of a sub-table can be asked about',
    file: `${folder}/query/QueryContext.ts`,
    find: 'sub && column && !keysOfSub(sub, this.hidden).has(column.key)',
    replace: 'sub && column',
    tests: [...tests('listRows', 'gridFilters', 'closedColumns'), ...services('doors')],
  },
  {
    name: 'Q3 a hidden column can be sorted by',
    file: `${folder}/query/readSort.ts`,
    find: 'const column = scope.column(key)',
    replace: 'const column = scope.model.columns.get(key)',
    tests: [...tests('listRows', 'closedColumns'), ...services('doors', 'rightsOverHttp')],
  },
  {
    name: 'Q5 what is empty is not different',
    file: `${folder}/query/compare.ts`,
    find: '${ref} is distinct from ${value}',
    replace: '${ref} <> ${value}',
    tests: tests('gridFilters', 'listRows'),
  },
  {
    name: 'Q6 the end of a range is left out',
    file: `${folder}/query/readListQuery.ts`,
    find: "suffix === 'begin' ? 'ge' : 'le'",
    replace: "suffix === 'begin' ? 'ge' : 'lt'",
    tests: tests('listRows'),
  },
  {
    name: 'Q8 behind the last page there is no total',
    file: `${folder}/read/selectRows.ts`,
    find: '(rows.length > 0 || offset === 0)',
    replace: 'true',
    tests: tests('paging', 'listRows'),
  },
  {
    name: 'W1 a body writes the owner',
    file: `${folder}/model/compileResource.ts`,
    find: 'for (const key of [owner, tree?.hasChildKey]) keepToServer(columns, key)',
    replace: 'for (const key of [tree?.hasChildKey]) keepToServer(columns, key)',
    tests: [...tests('removeRows'), ...services('ownRows')],
  },
  {
    name: 'W4 an action runs over the rows that meet its condition',
    file: `${folder}/write/runAction.ts`,
    find: 'await refuseUnfitting(saving, action, rows, input)',
    replace: 'void [refuseUnfitting, action, rows, input]',
    tests: [...tests('saveRows', 'removeRows'), ...services('ownRows', 'publishing')],
  },
  {
    name: 'W5 an old version of a sub-table row is written over',
    file: `${folder}/write/mergeSubRows.ts`,
    find: 'throw new StaleRow(mainId)',
    replace: 'void StaleRow',
    tests: tests('bigSaves', 'saveRows'),
  },
  {
    name: 'W7 a disabled column of a sub-table is changed in a stored row',
    file: `${folder}/write/mergeSubRows.ts`,
    find: 'locks.check({ isNew: false, before, row, sent: values, path }, findings)',
    replace: 'void [locks, path, findings]',
    tests: [...tests('closedColumns', 'formLocks'), ...services('rightsOverHttp')],
  },
  {
    name: 'W8 a row of a sub-table is moved below another row',
    file: `${folder}/model/compileResource.ts`,
    find: '  keepToServer(columns, foreignKey)\n',
    replace: '',
    tests: tests('bigSaves', 'saveRows'),
  },
  {
    name: 'W10 a row goes and leaves its children',
    file: `${folder}/write/keepTree.ts`,
    find: '  if (!found) return\n',
    replace: '  if (found) return\n',
    tests: tests('trees', 'removeRows'),
  },
  {
    name: 'W12 a delete is no transaction',
    file: `${folder}/createResource.ts`,
    find: 'database.transaction((connection) => action(',
    replace: '((run: (connection: typeof database.kysely) => Promise<T>) => run(database.kysely))((connection) => action(',
    tests: tests('wholeDeletes'),
  },
  {
    name: 'T1 a unique index is made over equal values',
    file: `${folder}/table/planStatements.ts`,
    find: 'having count(*) > 1',
    replace: 'having count(*) > 1000000',
    tests: tests('planTable'),
  },
  {
    name: 'T2 a column that must be filled is left behind',
    file: `${folder}/table/planColumns.ts`,
    find: 'mustBeFilled && !known.has(name)',
    replace: 'false && mustBeFilled && !known.has(name)',
    tests: tests('planTable'),
  },
]
