import type { NamedMutant } from '../NamedMutant'

const rowForm = ['changes', 'conflict', 'liveRow', 'saving', 'subTables', 'typing'].map((name) => `tests/runtime/form/${name}.test.tsx`)
const table = ['cells', 'rows', 'remoteChanges'].map((name) => `tests/runtime/table/${name}.test.tsx`)
const list = ['pages/list/ListPage', 'features/rowDialog', 'features/liveRows'].map((name) => `tests/runtime/${name}.test.tsx`)
const model = ['tests/runtime/model/compilePage.test.ts']
const session = ['session', 'socket'].map((name) => `tests/runtime/session/${name}.test.ts`)
const calls = ['calls', 'failures'].map((name) => `tests/runtime/calls/${name}.test.ts`)

const mutants: readonly Omit<NamedMutant, 'project'>[] = [
  {
    name: 'M1 a disabled column can be typed in',
    file: 'runtime/model/compileField.ts',
    find: '|| place.isDisabled',
    replace: '|| false',
    tests: model,
  },
  {
    name: 'M2 rights to the columns of a sub-table are not found',
    file: 'runtime/model/compileSubTables.ts',
    find: 'codePrefix: `${key}:`',
    replace: "codePrefix: ''",
    tests: model,
  },
  {
    name: 'M4 what is withheld travels with the row',
    file: 'runtime/model/compileForm.ts',
    find: '(field.isInForm || isCarried(field))',
    replace: 'true',
    tests: model,
  },
  {
    name: 'M7 the button to delete stands without the right',
    file: 'runtime/features/remove/remove.ts',
    find: "  right: 'delete',\n",
    replace: '',
    tests: ['tests/runtime/features/offeredFeatures.test.ts'],
  },
  {
    name: 'B1 a second press adds the row twice',
    file: `runtime/form/submitForm.ts`,
    find: ' || atoms.get(core.signals.isAdded)',
    replace: '',
    tests: rowForm,
  },
  {
    name: 'B3 one’s own save looks like that of another',
    file: `runtime/form/useLiveRow.ts`,
    find: 'if (!signal.aborted && !store.atoms.get(signals.isSaving)) takeRow(core, current)',
    replace: 'if (!signal.aborted) takeRow(core, current)',
    tests: rowForm,
  },
  {
    name: 'B4 two who type the same are in conflict',
    file: `runtime/form/useLiveRow.ts`,
    find: ' && !isSame(typed, current[key])',
    replace: ' && typed !== undefined',
    tests: rowForm,
  },
  {
    name: 'B5 sums run over rows that were not loaded',
    file: `runtime/rows/workOutValues.ts`,
    find: 'isKnown ? computeValue(field, expression, { row: values, sub, user }) : cellValue(row.base, key)',
    replace: 'computeValue(field, expression, { row: values, sub, user })',
    tests: rowForm,
  },
  {
    name: 'B6 a removed row comes back',
    file: `runtime/rows/mergeRemote.ts`,
    find: ' && !rows.removed.has(row.key)',
    replace: '',
    tests: [...table, `tests/runtime/form/subTables.test.tsx`],
  },
  {
    name: 'B7 a row that was never saved is deleted',
    file: `runtime/rows/RowsState.ts`,
    find: 'if (row.stored) this.removed.set(row.key, row)',
    replace: 'this.removed.set(row.key, row)',
    tests: [...table, ...rowForm],
  },
  {
    name: 'B8 the version of a sub-table row is not sent',
    file: `runtime/rows/sentValues.ts`,
    find: "...(typeof rowVersion === 'number' ? { rowVersion } : {})",
    replace: '',
    tests: [...table, ...rowForm],
  },
  {
    name: 'B9 the late answer of a rule marks a newer value',
    file: `runtime/rows/checkRows.ts`,
    find: 'if (isCurrent) rows.setError(row, key, error)',
    replace: 'rows.setError(row, key, error)',
    tests: table,
  },
  {
    name: 'B10 rows can be edited without the right',
    file: 'runtime/features/rowActions/useListRowActions.ts',
    find: "can('edit') && page.url.edit",
    replace: 'page.url.edit',
    tests: list,
  },
  {
    name: 'B11 rows move behind an open form',
    file: `runtime/pages/list/useListPage.ts`,
    find: 'selected.length > 0 || dialog.isOpen',
    replace: 'selected.length > 0',
    tests: list,
  },
  {
    name: 'B12 a server that cannot be asked counts as a refusal',
    file: `runtime/form/ruleLookups.ts`,
    find: "error instanceof CallError && error.kind === 'refused' ? error.message : null",
    replace: 'error instanceof CallError ? error.message : null',
    tests: [`tests/runtime/form/checking.test.tsx`],
  },
  {
    name: 'B13 a discarded dialog stays unsaved',
    file: 'runtime/features/rowDialog/RowDialog.tsx',
    find: '    place?.close()\n    noteDirty(false)',
    replace: '    place?.close()',
    tests: list,
  },
  {
    name: 'K1 a write is tried twice',
    file: 'runtime/calls/fetchInTime.ts',
    find: "(init.method ?? 'GET') === 'GET' && ",
    replace: '',
    tests: calls,
  },
  {
    name: 'K2 a tab joins the session of somebody else',
    file: 'runtime/session/session.ts',
    find: '!isOther || readStoredUser()?.id !== get(userAtom)?.id',
    replace: '!isOther',
    tests: session,
  },
  {
    name: 'K4 a late answer ends the new session',
    file: 'runtime/session/session.ts',
    find: 'if (get(tokenAtom) === refusedToken) set(expiryAtom, reason)',
    replace: 'if (refusedToken) set(expiryAtom, reason)',
    tests: session,
  },
]

/** What a person sees and types. */
export const screenMutants: readonly NamedMutant[] = mutants.map((mutant) => ({ ...mutant, project: 'screen' }))
