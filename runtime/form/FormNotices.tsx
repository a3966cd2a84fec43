import { Alert } from 'antd'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { FormNotice } from './formSignals'
import { focusField } from './inputId'
import type { RowFormCore } from './RowFormCore'

/** Says what keeps the form from being saved; announced when it appears. Each line leads to its field. */
export function FormNotices({ core }: { core: RowFormCore }) {
  const notice = useAtomValue(core.signals.notice, { store: core.store.atoms })
  return notice && <OpenNotice core={core} notice={notice} />
}

/** What is mended leaves the list; with the last fault the notice goes, and does not come back while somebody types on. */
function OpenNotice({ core, notice }: { core: RowFormCore; notice: FormNotice }) {
  const { atoms } = core.store
  const { wrongKeys, wrongTables } = useAtomValue(
    useMemo(() => leftAtom(core, notice), [core, notice]),
    { store: atoms },
  )
  const { sentences, kind } = notice
  const { text } = core.host
  const count = wrongKeys.length + wrongTables.length + sentences.length
  useEffect(() => {
    if (count === 0) atoms.set(core.signals.notice, null)
  }, [count, core, atoms])
  if (count === 0) return null
  return (
    <Alert
      className="pw-form-notice"
      type={kind === 'wrong' ? 'warning' : 'error'}
      showIcon
      title={kind === 'wrong' ? text('form.wrongFields', { count }) : text('form.saveFailed')}
      description={
        <ul className="pw-form-wrong">
          {sentences.map((sentence, index) => (
            <li key={`s${index}`}>{sentence}</li>
          ))}
          {wrongTables.map(({ key, title }) => (
            <li key={`t${key}`}>{text('form.wrongTable', { title })}</li>
          ))}
          {wrongKeys.map((key) => (
            <WrongField key={key} fieldKey={key} core={core} />
          ))}
        </ul>
      }
    />
  )
}

/** Those faults of the notice that are still there. Another value is made only when one goes or comes. */
function leftAtom({ store, signals, fields, page }: RowFormCore, { wrongKeys, wrongTables }: FormNotice) {
  const keysLeft = wrongKeys.map((key) => {
    const field = fields.get(key)
    return atom((get) => field !== undefined && get(store.error(key)) !== undefined && get(store.state(field)).isVisible)
  })
  return atom((get) => ({
    wrongKeys: wrongKeys.filter((_, index) => get(keysLeft[index] ?? never)),
    wrongTables: page.subTables.filter(({ key }) => wrongTables.includes(key) && get(signals.markedTables).has(key)),
  }))
}

const never = atom(false)

/** A wrong field, with its error as it is now. */
function WrongField({ fieldKey, core }: { fieldKey: string; core: RowFormCore }) {
  const error = useAtomValue(core.store.error(fieldKey), { store: core.store.atoms })
  if (!error) return null
  return (
    <li>
      <button type="button" onClick={() => focusField(core, fieldKey)}>
        {error.message}
      </button>
    </li>
  )
}
