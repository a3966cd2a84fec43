import { Alert, Button } from 'antd'
import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { SourceText } from '../../../schemas/language/SourceText'
import { ConflictNotice } from '../../form/ConflictNotice'
import { namedError } from '../../form/namedError'
import { RemoteChangeNotice } from '../../form/RemoteChangeNotice'
import type { RowFormCore } from '../../form/RowFormCore'
import { useLiveRow } from '../../form/useLiveRow'
import { usePassingSentences } from '../../form/usePassingSentences'
import type { CellPlace, Column, DataGridHandle } from '../../grid/DataGrid'
import { useFeatureText } from '../../session/featureText'
import { nextEditable } from './editKeys'
import '../../form/RowForm.css'
import './rowEdit.css'

const texts = {
  label: { 'zh-CN': '正在编辑的行', 'en-US': 'Row being edited', 'de-DE': 'Zeile in Bearbeitung' },
  hint: {
    'zh-CN': '正在编辑一行：按回车保存，按 Esc 放弃，按 Tab 到下一格',
    'en-US': 'Editing a row: Enter saves, Escape gives up, Tab goes to the next cell',
    'de-DE': 'Zeile wird bearbeitet: Enter speichert, Escape verwirft, Tab geht zur nächsten Zelle',
  },
  save: { 'zh-CN': '保存', 'en-US': 'Save', 'de-DE': 'Speichern' },
  giveUp: { 'zh-CN': '放弃', 'en-US': 'Give up', 'de-DE': 'Verwerfen' },
} as const satisfies Readonly<Record<string, SourceText>>

interface EditBarProps {
  core: RowFormCore
  id: string
  at: CellPlace
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  grid: RefObject<DataGridHandle | null>
  onSave(): void
  onGiveUp(): void
}

/** Stands above the rows while one of them is edited: what the keys do, what is wrong, and both versions where somebody else was faster. */
export function EditBar({ core, id, at, columns, rows, grid, onSave, onGiveUp }: EditBarProps) {
  const say = useFeatureText(texts)
  const { atoms } = core.store
  const isSaving = useAtomValue(core.signals.isSaving, { store: atoms })
  useLiveRow(core)
  useDirtyMark(core)
  const goTo = useCellOf({ id, at, columns, rows, grid })
  const begun = useRef(goTo)
  useEffect(() => begun.current(undefined, true), [])
  return (
    <section className="row-edit" aria-label={say('label')}>
      <span>{say('hint')}</span>
      <Button size="small" type="primary" loading={isSaving} onClick={onSave}>
        {say('save')}
      </Button>
      <Button size="small" disabled={isSaving} onClick={onGiveUp}>
        {say('giveUp')}
      </Button>
      <Problems core={core} onGo={(key) => goTo(key, false)} />
      <ConflictNotice core={core} onSubmit={onSave} />
      <RemoteChangeNotice core={core} />
    </section>
  )
}

/** Whoever leaves is asked first while something was typed. */
function useDirtyMark(core: RowFormCore): void {
  const key = useId()
  const isDirty = useAtomValue(core.signals.isDirty, { store: core.store.atoms })
  const { setDirty } = core.host
  useEffect(() => {
    setDirty(key, isDirty)
    return () => setDirty(key, false)
  }, [setDirty, key, isDirty])
}

/** Goes to a cell of the edited row; without a key to the one that the editing began in, or the first that can be changed. */
function useCellOf({ id, at, columns, rows, grid }: Pick<EditBarProps, 'id' | 'at' | 'columns' | 'rows' | 'grid'>) {
  return (key: string | undefined, enableEditor: boolean) => {
    const row = rows.find((one) => one.id === id)
    const here = columns.findIndex((column) => column.key === (key ?? at.key))
    if (!row || here === -1) return
    const isOpen = key !== undefined || nextEditable(columns, row, here - 1, 1) === here
    const index = isOpen ? here : nextEditable(columns, row, -1, 1)
    if (index === -1) return
    const offset = at.idx - columns.findIndex((column) => column.key === at.key)
    grid.current?.setActivePosition({ rowIdx: at.rowIdx, idx: index + offset }, { enableEditor, shouldFocus: true })
  }
}

/** What keeps the row from being saved. The first wrong cell takes the keyboard. */
function Problems({ core, onGo }: { core: RowFormCore; onGo(key: string): void }) {
  const { atoms, row } = core.store
  const notice = useAtomValue(core.signals.notice, { store: atoms })
  usePassingSentences(core, notice)
  // Drawn anew with every mark that comes and goes.
  useAtomValue(core.store.marks, { store: atoms })
  const wrong = (notice?.wrongKeys ?? []).flatMap((key) => {
    const error = row.errors.get(key)
    return error ? [{ key, sentence: namedError(core.host.text, core.fields.get(key)?.title || key, error) }] : []
  })
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  })
  const first = wrong[0]?.key
  const found = notice?.wrongKeys
  useEffect(() => {
    if (found && first !== undefined) go.current(first)
  }, [found, first])
  const sentences = [...wrong.map(({ sentence }) => sentence), ...(notice?.sentences ?? [])]
  if (sentences.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={core.host.text('form.saveFailed')}
      description={sentences.join('\n')}
      className="row-edit-problems"
    />
  )
}
