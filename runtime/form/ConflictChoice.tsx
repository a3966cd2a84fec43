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
import type { StaleCell } from '../table/EditableTableHandle'
import { formatNoted } from '../text/formatMoment'
import './RowForm.css'
import type { RowFormCore } from './RowFormCore'
import { settleConflict } from './submitForm'
import { useShownAfterSave } from './useShownAfterSave'

type Side = 'mine' | 'theirs'

const users = usersBy('username')

interface ConflictChoiceProps {
  core: RowFormCore
  /** The row as somebody else has saved it. */
  current: Row
  onSubmit(): void
}

/** A field, or a cell of a sub-table, that is another in both versions. */
interface Difference {
  key: string
  field: FieldModel
  title: string
  mine: RowValues
  theirs: RowValues
  /** false for a field that only the other person has changed. */
  isTyped: boolean
}

/** Both versions, field by field and cell by cell, and what shall stand. */
export function ConflictChoice({ core, current, onSubmit }: ConflictChoiceProps) {
  const { text } = core.host
  const place = useShownAfterSave(core, { asks: true })
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const stale = core.subs.staleCells().map((one) => ({ ...one, key: `${one.table} ${one.cell.id}` }))
  const differences = [...differingFields(core, current), ...stale.map((one) => differingCell(core, one))]
  const settle = (isGivenUp: (key: string) => boolean) => {
    for (const { key, cell } of stale) if (isGivenUp(key)) cell.takeTheirs()
    settleConflict(core, current, Object.keys(core.store.typedValues()).filter(isGivenUp))
  }
  const saveWith = (isGivenUp: (key: string) => boolean) => {
    settle(isGivenUp)
    onSubmit()
  }
  return (
    <div ref={place} tabIndex={-1} className="pw-form-question">
      <Alert
        className="pw-form-notice"
        type="warning"
        showIcon
        title={text('form.conflict')}
        description={
          <>
            <WhoSaved row={current} text={text} />
            {text('form.conflictText')}
            <table className="pw-conflict">
              <thead>
                <tr>
                  <th scope="col">{text('form.conflictField')}</th>
                  <th scope="col">{text('form.mine')}</th>
                  <th scope="col">{text('form.theirs')}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ key, isTyped, ...shown }) => (
                  <ConflictRow
                    key={key}
                    {...shown}
                    side={isTyped ? (chosen[key] ?? 'mine') : undefined}
                    onChoose={(side) => setChosen({ ...chosen, [key]: side })}
                    text={text}
                  />
                ))}
              </tbody>
            </table>
            <div className="pw-conflict-buttons">
              <Button onClick={() => settle(() => true)}>{text('form.takeTheirs')}</Button>
              <Button onClick={() => saveWith((key) => chosen[key] === 'theirs')}>{text('form.saveChosen')}</Button>
              <Button type="primary" onClick={() => saveWith(() => false)}>
                {text('form.keepMine')}
              </Button>
            </div>
          </>
        }
      />
    </div>
  )
}

function differingFields({ store, fields }: RowFormCore, theirs: Row): Difference[] {
  const [typed, mine] = [store.typedValues(), store.readRow()]
  return [...fields.values()]
    .filter(({ key }) => !isSame(mine[key], theirs[key]))
    .map((field) => ({ key: field.key, field, title: field.title, mine, theirs, isTyped: Object.hasOwn(typed, field.key) }))
}

/** Its title says the table and the row that it stands in. */
function differingCell(
  { page, host: { text } }: RowFormCore,
  { key, table, cell: { row, field, mine, theirs } }: { key: string; table: string; cell: StaleCell },
): Difference {
  const title = page.subTables.find((one) => one.key === table)?.title ?? ''
  const place =
    row === undefined ? text('form.cellOfPart', { title, field: field.title }) : text('form.cellOfRow', { title, row, field: field.title })
  return { key, field, title: place, mine, theirs, isTyped: true }
}

/** Who has saved the row, and when, on a line of its own, since Chinese has no space between sentences; nothing where the page does not know. */
function WhoSaved({ row, text }: { row: Row; text: RowFormCore['host']['text'] }) {
  const user = typeof row.updateBy === 'string' ? row.updateBy : ''
  const shown = row[companionOf('updateBy')]
  const names = useLabels(users, user === '' ? [] : [user], typeof shown === 'string' ? [shown] : [])
  const time = formatNoted(row.updateTime)
  return user !== '' && time !== '' && <div>{text('form.conflictBy', { user: names[user] ?? user, time })}</div>
}

interface ConflictRowProps {
  field: FieldModel
  title: string
  mine: RowValues
  theirs: RowValues
  /** Undefined for a field that only the other person has changed. */
  side: Side | undefined
  onChoose(side: Side): void
  text: RowFormCore['host']['text']
}

function ConflictRow({ field, title, mine, theirs, side, onChoose, text }: ConflictRowProps) {
  const say = (row: RowValues) => cellText(row, field) || text('form.nothing')
  const choice = (of: Side, row: RowValues) =>
    side === undefined ? (
      say(row)
    ) : (
      <Radio checked={side === of} onChange={() => onChoose(of)} aria-label={`${title}: ${text(`form.${of}`)}`}>
        {say(row)}
      </Radio>
    )
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{choice('mine', mine)}</td>
      <td>{choice('theirs', theirs)}</td>
    </tr>
  )
}
