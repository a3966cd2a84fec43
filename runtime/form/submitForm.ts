import type { Row } from '../../schemas/api/Result'
import type { SaveBody } from '../../schemas/api/rows'
import { CallError } from '../calls/Calls'
import { isUnreached } from '../calls/isUnreached'
import { importAgain } from '../kit/importAgain'
import { errorText } from '../session/errorText'
import { checkForm } from './checkFields'
import type { FormNotice } from './formSignals'
import { tablesDrawn } from './laterParts'
import { continueLostSave, isLeftByLostSave, noteLostSave } from './lostSaves'
import { revealFields } from './openGroups'
import type { RowFormCore } from './RowFormCore'
import { bodyOf, conflictOf, markServerErrors, type SubChanges, saveRow, saveUrl } from './saveRow'
import { tablesOnScreen } from './screenOrder'
import { takeSubRows } from './useLiveRow'

/** Checks the form and saves it. While that lasts, asking again does nothing. Whatever fails, what was typed stays. */
export async function submitForm(core: RowFormCore, onSaved: (row: Row) => void): Promise<void> {
  const { atoms } = core.store
  if (core.mode === 'view' || atoms.get(core.signals.isSaving) || atoms.get(core.signals.isAdded)) return
  // A row that is gone cannot be saved.
  if (atoms.get(core.signals.remoteChanges) === 'removed') return
  atoms.set(core.signals.isSaving, true)
  atoms.set(core.signals.notice, null)
  try {
    if (await isRight(core)) await send(core, onSaved)
  } catch (error) {
    notifySaved(core, failedNotice([errorText(error, core.host.text)]))
  } finally {
    atoms.set(core.signals.isSaving, false)
  }
}

/** Checks everything, sub-tables included that are still on their way; marks what is wrong, says it, and brings the first of it into view. */
async function isRight(core: RowFormCore): Promise<boolean> {
  await tablesDrawn(core.page)
  const wrongKeys = await checkForm(core)
  const wrongTables = tablesOnScreen(core.page.subTables, await core.subs.wrongKeys()).map(({ key }) => key)
  const sentences = isToBeVerified(core) && !core.store.atoms.get(core.signals.isVerified) ? [core.host.text('form.verifyFirst')] : []
  if (wrongKeys.length + wrongTables.length + sentences.length === 0) return true
  notifySaved(core, { kind: 'wrong', wrongKeys, wrongTables, sentences })
  if (wrongKeys.length === 0) showWrongCell(core, wrongTables)
  return false
}

/** Whether something is done before the row is sent. */
export function isToBeVerified({ mode, page }: Pick<RowFormCore, 'mode' | 'page'>): boolean {
  return mode === 'add' && page.form.verify !== undefined
}

async function send(core: RowFormCore, onSaved: (row: Row) => void): Promise<void> {
  const url = saveUrl(core)
  if (!url) return notifySaved(core, failedNotice([core.host.text('form.noUrl')]))
  const sent = core.subs.changes()
  const body = bodyOf(core, sent)
  continueLostSave(core, body)
  try {
    const saved = await saveAfterLost(core, url, body)
    settleSaved(core, saved)
    onSaved(saved)
  } catch (error) {
    const current = core.mode === 'add' ? undefined : conflictOf(error)
    if (isUnreached(error)) noteLostSave(core, body)
    if (current?.sub) takeSubRows(core, current.sub as Record<string, readonly Row[]>)
    core.store.atoms.set(core.signals.conflict, current ?? null)
    if (current) core.store.atoms.set(core.signals.isAnswerAwaited, true)
    else if (await isUnpublished(core, error)) notifySaved(core, failedNotice([core.host.text('page.withdrawn')]))
    else showRefusal(core, error, sent)
  }
}

const importSaveOn = () => import('./saveOn')

/** Saves the row, also where a save from here was done already whose answer did not come: what has been typed since is then a change of what it has left. */
async function saveAfterLost(core: RowFormCore, url: string, body: SaveBody): Promise<Row> {
  try {
    return await saveRow(core, url, body)
  } catch (error) {
    const current = conflictOf(error)
    if (!current || !isLeftByLostSave(core, current)) throw error
    const saveOn = await importAgain(importSaveOn, 'saveOn')
    const saved = await saveOn(core, body, current)
    if (!saved) throw error
    return saved
  }
}

/** The row stands on the server as it is here: nothing is typed any more. */
function settleSaved({ store, signals, log, mode }: RowFormCore, saved: Row): void {
  store.rebase({ ...store.stored, ...saved }, Object.keys(store.typedValues()))
  log.clear()
  store.atoms.set(signals.areRowsDirty, false)
  store.atoms.set(signals.conflict, null)
  store.atoms.set(signals.lostSaves, [])
  store.atoms.set(signals.remoteChanges, null)
  store.atoms.set(signals.isAdded, mode === 'add')
}

/** true when there is nothing to save to because the page itself was taken off while its form is open. */
async function isUnpublished({ page, host }: RowFormCore, error: unknown): Promise<boolean> {
  if (!isNotFound(error)) return false
  return host.calls.pageConfig(page.code).then(() => false, isNotFound)
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'notFound'
}

function showRefusal(core: RowFormCore, error: unknown, sent: SubChanges): void {
  const { fields, tables, sentences } = markServerErrors(core, error, sent)
  const isLocated = fields.length + tables.length + sentences.length > 0
  const notice = failedNotice(isLocated ? sentences : [errorText(error, core.host.text)], fields, tables)
  notifySaved(core, { ...notice, isUnreached: isUnreached(error) })
  if (fields.length === 0) showWrongCell(core, tables)
}

/** Opens the first of these tables, and goes to what is wrong in it. While the form was being saved, no cell of it could take the focus. */
function showWrongCell(core: RowFormCore, [table]: readonly string[]): void {
  if (table === undefined) return
  core.store.atoms.set(core.signals.openTable, table)
  core.subs.get(table)?.problems()[0]?.show()
}

function failedNotice(sentences: readonly string[], wrongKeys: readonly string[] = [], wrongTables: readonly string[] = []): FormNotice {
  return { kind: 'failed', wrongKeys, wrongTables, sentences }
}

function notifySaved(core: RowFormCore, notice: FormNotice): void {
  const { wrongKeys, wrongTables } = notice
  core.store.atoms.set(core.signals.notice, notice)
  // Else the first fault itself comes into view.
  if (wrongKeys.length + wrongTables.length === 0) core.store.atoms.set(core.signals.isAnswerAwaited, true)
  revealFields(core, wrongKeys)
}

/** Takes everything typed back. */
export function resetForm({ store, signals, log, mode }: RowFormCore): void {
  store.reset()
  // What comes next is another row.
  if (mode === 'add') store.atoms.set(signals.lostSaves, [])
  log.clear()
  store.atoms.set(signals.notice, null)
  store.atoms.set(signals.conflict, null)
  // A row that is gone stays so.
  store.atoms.set(signals.remoteChanges, (what) => (what === 'removed' ? what : null))
  store.atoms.set(signals.areRowsDirty, false)
  store.atoms.set(signals.round, (round) => round + 1)
}

/** Ends a conflict: the fields of `theirs` are taken as they are now, the others stay as typed, and the next save starts from `current`. */
export function settleConflict({ store, signals }: RowFormCore, current: Row, theirs: readonly string[]): void {
  store.rows.drop(store.row, theirs)
  store.rebase({ ...store.stored, ...current })
  store.atoms.set(signals.conflict, null)
}
