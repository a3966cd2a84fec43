import { Alert, Button, Radio } from 'antd'
import { useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { companionOf } from '../../schemas/wire/companions'
import { cellText } from '../fields/cellText'
import type { RowValues } from '../fields/FieldComponents'
import type { FieldModel } from '../model/PageModel'
import { isSame } from '../rows/isSame'
import { useLabels } from '../session/labels'
import { usersBy } from '../session/users'
import { formatNoted } from '../text/formatMoment'
import './RowForm.css'
import type { RowFormCore } from './RowFormCore'
import { settleConflict } from './submitForm'

type Side = 'mine' | 'theirs'

const users = usersBy('username')

interface ConflictChoiceProps {
  core: RowFormCore
  /** The row as somebody else has saved it. */
  current: Row
  onSubmit(): void
}

/** Both versions, field by field, and what shall stand. */
export function ConflictChoice({ core, current, onSubmit }: ConflictChoiceProps) {
  const { text } = core.host
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const typed = core.store.typedValues()
  const mine = core.store.readRow()
  const differing = [...core.fields.values()].filter(({ key }) => !isSame(mine[key], current[key]))
  const settle = (theirs: readonly string[]) => settleConflict(core, current, theirs)
  const saveWith = (theirs: readonly string[]) => {
    settle(theirs)
    onSubmit()
  }
  return (
    <Alert
      className="pw-form-notice"
      type="warning"
      showIcon
      title={text('form.conflict')}
      description={
        <>
          <WhoSaved row={current} text={text} /> {text('form.conflictText')}
          <table className="pw-conflict">
            <thead>
              <tr>
                <th scope="col">{text('form.conflictField')}</th>
                <th scope="col">{text('form.mine')}</th>
                <th scope="col">{text('form.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map((field) => (
                <ConflictRow
                  key={field.key}
                  field={field}
                  mine={mine}
                  theirs={current}
                  side={Object.hasOwn(typed, field.key) ? (chosen[field.key] ?? 'mine') : undefined}
                  onChoose={(side) => setChosen({ ...chosen, [field.key]: side })}
                  text={text}
                />
              ))}
            </tbody>
          </table>
          <div className="pw-conflict-buttons">
            <Button onClick={() => settle(Object.keys(typed))}>{text('form.takeTheirs')}</Button>
            <Button onClick={() => saveWith(Object.keys(chosen).filter((key) => chosen[key] === 'theirs'))}>
              {text('form.saveChosen')}
            </Button>
            <Button type="primary" onClick={() => saveWith([])}>
              {text('form.keepMine')}
            </Button>
          </div>
        </>
      }
    />
  )
}

/** Who has saved the row, and when; nothing where the page does not know. */
function WhoSaved({ row, text }: { row: Row; text: RowFormCore['host']['text'] }) {
  const user = typeof row.updateBy === 'string' ? row.updateBy : ''
  const shown = row[companionOf('updateBy')]
  const names = useLabels(users, user === '' ? [] : [user], typeof shown === 'string' ? [shown] : [])
  const time = formatNoted(row.updateTime)
  return user !== '' && time !== '' && text('form.conflictBy', { user: names[user] ?? user, time })
}

interface ConflictRowProps {
  field: FieldModel
  mine: RowValues
  theirs: RowValues
  /** Undefined for a field that only the other person has changed. */
  side: Side | undefined
  onChoose(side: Side): void
  text: RowFormCore['host']['text']
}

function ConflictRow({ field, mine, theirs, side, onChoose, text }: ConflictRowProps) {
  const say = (row: RowValues) => cellText(row, field) || text('form.nothing')
  const choice = (of: Side, row: RowValues) =>
    side === undefined ? (
      say(row)
    ) : (
      <Radio checked={side === of} onChange={() => onChoose(of)} aria-label={`${field.title}: ${text(`form.${of}`)}`}>
        {say(row)}
      </Radio>
    )
  return (
    <tr>
      <th scope="row">{field.title}</th>
      <td>{choice('mine', mine)}</td>
      <td>{choice('theirs', theirs)}</td>
    </tr>
  )
}
