import { PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SavedQuery } from '../../../schemas/api/superQuery'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import { EmptyState } from '../../kit/EmptyState'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import type { ListedModel } from '../../model/ListedModel'
import { filledQuery, knownQuery, queriedFields } from '../../query/advancedQuery'
import { usePageHost } from '../../session/PageHost'
import type { ListDialogProps } from '../ListFeature'
import { ConditionRow } from './ConditionRow'
import { SavedQueries } from './SavedQueries'
import { useQueryText } from './texts'
import { type ListAdvancedQuery, loadReader } from './useAdvancedQuery'
import { useQueryDraft } from './useQueryDraft'
import { useSavedQueries } from './useSavedQueries'
import './advancedQuery.css'

interface AdvancedQueryDialogProps extends ListDialogProps {
  page: ListedModel
  advanced: ListAdvancedQuery
}

/** The builder of advanced queries: conditions and how they are joined, with the saved ones beside it. */
export function AdvancedQueryDialog({ page, advanced, isOpen, onClose }: AdvancedQueryDialogProps) {
  const say = useQueryText()
  const isNarrow = useMediaQuery(narrowScreen)
  return (
    <DialogWithFullscreen isOpen={isOpen} title={say('title')} width={1000} isFullscreenAtFirst={isNarrow} onClose={onClose}>
      <Builder page={page} advanced={advanced} onClose={onClose} />
    </DialogWithFullscreen>
  )
}

function Builder({ page, advanced, onClose }: Omit<AdvancedQueryDialogProps, 'isOpen'>) {
  const { notify } = usePageHost()
  const say = useQueryText()
  const id = useId()
  const fields = useMemo(() => queriedFields(page), [page])
  const draft = useQueryDraft(fields, advanced.query)
  const saving = useSavedQueries(page, fields)
  useEffect(() => {
    // What is asked for is read at once then, and the list stays on the screen.
    void loadReader()
  }, [])
  const [opened, setOpened] = useState<SavedQuery>()
  const [name, setName] = useState('')
  const isSaving = useRef(false)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const query = filledQuery(draft.query)
    if (!query) {
      notify('warning', say('searchEmpty'))
      return
    }
    advanced.search(query)
    onClose()
  }
  const reset = () => {
    draft.open(undefined)
    setOpened(undefined)
    setName('')
    if (advanced.query) advanced.search(undefined)
  }
  const save = async () => {
    const query = filledQuery(draft.query)
    const wrong = !query ? 'saveEmpty' : name.trim() === '' ? 'nameEmpty' : undefined
    if (wrong) notify('warning', say(wrong))
    else if (query && !isSaving.current) {
      // A second press, before the first has brought its query: it would be kept twice.
      isSaving.current = true
      setOpened((await saving.save(name.trim(), query)) ?? opened)
      isSaving.current = false
    }
  }
  const openSaved = (saved: SavedQuery) => {
    const { query, wrong } = knownQuery(fields, { matchType: saved.matchType, rows: saved.records })
    if (wrong.length > 0) notify('warning', say('gone', { labels: wrong.join(', ') }))
    draft.open(query)
    setOpened(saved)
    setName(saved.title)
  }
  const remove = async (saved: SavedQuery) => {
    if ((await saving.remove(saved)) && saved.id === opened?.id) setOpened(undefined)
  }
  return (
    <div className="advanced-layout">
      <form className="advanced-builder" onSubmit={search}>
        <div className="advanced-match">
          <label htmlFor={`${id}-match`}>{say('matchType')}</label>
          <Select
            id={`${id}-match`}
            value={draft.matchType}
            options={[
              { value: 'and', label: say('and') },
              { value: 'or', label: say('or') },
            ]}
            onChange={draft.setMatchType}
          />
        </div>
        {draft.drafts.length === 0 && <EmptyState text={say('none')} />}
        {draft.drafts.map((one, index) => (
          <ConditionRow
            key={one.id}
            fields={fields}
            condition={one.condition}
            number={index + 1}
            id={`${id}-${one.id}`}
            onChange={(condition) => draft.change(one.id, condition)}
            onRemove={() => draft.remove(one.id)}
          />
        ))}
        <Button type="dashed" block icon={<PlusOutlined aria-hidden />} onClick={draft.add}>
          {say('add')}
        </Button>
        <div className="advanced-buttons">
          <Button htmlType="submit" type="primary">
            {say('search')}
          </Button>
          <Button onClick={reset}>{say('reset')}</Button>
          <span className="advanced-save">
            <Input
              aria-label={say('name')}
              placeholder={say('name')}
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={(event) => {
                // It keeps the query, and does not ask for it.
                event.preventDefault()
                void save()
              }}
            />
            <Button onClick={() => void save()}>{say('save')}</Button>
          </span>
        </div>
      </form>
      <SavedQueries
        saved={saving.saved}
        error={saving.error}
        openedId={opened?.id}
        onRetry={saving.retry}
        onOpen={openSaved}
        onDelete={(saved) => void remove(saved)}
      />
    </div>
  )
}
