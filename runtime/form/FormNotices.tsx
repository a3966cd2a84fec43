import { Alert } from 'antd'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { FieldModel } from '../model/PageModel'
import { isMarked } from './checkFields'
import type { FormNotice } from './formSignals'
import { LaterWrongCells } from './laterParts'
import { namedError } from './namedError'
import { revealFields } from './openGroups'
import type { RowFormCore } from './RowFormCore'
import type { RowFormProps } from './RowFormProps'
import { tablesOnScreen } from './screenOrder'
import { usePassingSentences } from './usePassingSentences'
import { useShownAfterSave } from './useShownAfterSave'

interface FormNoticesProps extends Pick<RowFormProps, 'failedText'> {
  core: RowFormCore
}

/** Says what keeps the form from being saved; announced when it appears. Each line leads to its field. */
export function FormNotices({ core, failedText }: FormNoticesProps) {
  const notice = useAtomValue(core.signals.notice, { store: core.store.atoms })
  return notice && <OpenNotice core={core} notice={notice} failedText={failedText} />
}

/** What is mended leaves the list; with the last fault the notice goes, and does not come back while somebody types on. */
function OpenNotice({ core, notice, failedText }: FormNoticesProps & { notice: FormNotice }) {
  const { atoms } = core.store
  const { wrongKeys, wrongTables } = useAtomValue(
    useMemo(() => leftAtom(core, notice), [core, notice]),
    { store: atoms },
  )
  const { sentences, kind } = notice
  const place = useShownAfterSave(core)
  usePassingSentences(core, notice)
  const wrongFields = firstOfEach(
    core,
    wrongKeys.flatMap((key) => core.fields.get(key) ?? []),
  )
  const { text } = core.host
  const wrongCells = wrongTables.map((table) => ({ table, problems: core.subs.get(table.key)?.problems() ?? [] }))
  const wrongCount = wrongCells.reduce((sum, { problems }) => sum + Math.max(problems.length, 1), 0)
  const count = wrongKeys.length + wrongCount + sentences.length
  useEffect(() => {
    if (count === 0) atoms.set(core.signals.notice, null)
  }, [count, core, atoms])
  if (count === 0) return null
  return (
    <div ref={place}>
      <Alert
        className="pw-form-notice"
        type={kind === 'wrong' ? 'warning' : 'error'}
        showIcon
        title={kind === 'wrong' ? text('form.wrongFields', { count }) : (failedText ?? text('form.saveFailed'))}
        description={
          <ul className="pw-form-wrong">
            {sentences.map((sentence, index) => (
              <li key={`s${index}`}>{sentence}</li>
            ))}
            {wrongFields.map((field) => (
              <WrongField key={field.key} field={field} core={core} />
            ))}
            {wrongCells.map(({ table, problems }) => (
              <LaterWrongCells key={`t${table.key}`} table={table} problems={problems} core={core} />
            ))}
          </ul>
        }
      />
    </div>
  )
}

/** Of fields with the same sentence, such as those of a combination that is taken, only the first is named. */
function firstOfEach({ host, store }: RowFormCore, fields: readonly FieldModel[]): FieldModel[] {
  const sentences = fields.map((field) => namedError(host.text, field.title, store.view(field).error))
  return fields.filter((_, index) => sentences.indexOf(sentences[index] ?? '') === index)
}

/** Those faults of the notice that are still there, as they follow each other on the screen. Another value is made only when one goes or comes. */
function leftAtom(core: RowFormCore, notice: FormNotice) {
  const { store, signals, page } = core
  const left = atom((get) => {
    get(store.marks)
    return notice.wrongKeys.filter((key) => isMarked(core, key)).join('\n')
  })
  return atom((get) => ({
    wrongKeys: get(left).split('\n').filter(Boolean),
    wrongTables: tablesOnScreen(page.subTables, notice.wrongTables).filter(({ key }) => get(signals.markedTables).has(key)),
  }))
}

/** A wrong field, with its error as it is now. */
function WrongField({ field, core }: { field: FieldModel; core: RowFormCore }) {
  const { store } = core
  const subscribe = useCallback((listener: () => void) => store.subscribe(field, listener), [store, field])
  const { error } = useSyncExternalStore(subscribe, () => store.view(field))
  if (!error) return null
  return (
    <li>
      <button type="button" onClick={() => revealFields(core, [field.key])}>
        {namedError(core.host.text, field.title, error)}
      </button>
    </li>
  )
}
