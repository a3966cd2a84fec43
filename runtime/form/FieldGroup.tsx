import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useState } from 'react'
import type { FormGroupModel } from '../model/FormModel'
import { GroupFields } from './GroupFields'
import { GroupMark } from './GroupMark'
import { LaterCardButtons } from './laterParts'
import { foldGroup } from './openGroups'
import type { RowFormCore } from './RowFormCore'

export interface FieldGroupProps {
  group: FormGroupModel
  core: RowFormCore
}

/** One group under its heading, if it has one. */
export function FieldGroup({ group, core }: FieldGroupProps) {
  const id = groupId(group, core)
  const hasTitle = group.title !== ''
  if (hasTitle && (group.folded !== undefined || isCard(core))) return <FoldingGroup group={group} core={core} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-labelledby={hasTitle ? id : undefined} className={classOf(group)}>
      {hasTitle && (
        <h3 id={id} className="pw-form-heading">
          {group.title}
        </h3>
      )}
      <GroupFields group={group} core={core} />
    </div>
  )
}

/**
 * A group whose heading folds it; a card takes the whole screen as well. Its fields are drawn when it is first opened, and stay from then on: their inputs keep
 * what they hold.
 */
function FoldingGroup({ group, core }: FieldGroupProps) {
  const id = groupId(group, core)
  const isFolded = useAtomValue(core.signals.foldedGroups, { store: core.store.atoms }).has(indexOf(group, core))
  const [wasOpen, setWasOpen] = useState(!isFolded)
  const [isFull, setFull] = useState(false)
  if (!isFolded && !wasOpen) setWasOpen(true)
  const fold = (next: boolean) => foldGroup(core, indexOf(group, core), next)
  const leaveFull = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFull) return
    // The dialog around it stays open.
    event.stopPropagation()
    setFull(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-labelledby={id} className={classOf(group, isCard(core), isFull && !isFolded)} onKeyDown={leaveFull}>
      <div className="pw-form-head">
        <h3 className="pw-form-heading">
          <button
            type="button"
            id={id}
            className="pw-form-fold"
            aria-expanded={!isFolded}
            aria-controls={`${id}-fields`}
            onClick={() => fold(!isFolded)}
          >
            {isFolded ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            {group.title}
            <GroupMark group={group} core={core} />
          </button>
        </h3>
        {isCard(core) && (
          <LaterCardButtons
            group={group}
            core={core}
            isFull={isFull && !isFolded}
            onFull={(next) => {
              if (next) fold(false)
              setFull(next)
            }}
          />
        )}
      </div>
      <div id={`${id}-fields`} hidden={isFolded}>
        {wasOpen && <GroupFields group={group} core={core} />}
      </div>
    </div>
  )
}

function isCard({ page }: RowFormCore): boolean {
  return page.form.groupsAs === 'cards'
}

function classOf({ hasDivider }: FormGroupModel, isInCard = false, isFull = false): string {
  return [
    'pw-form-group',
    ...(hasDivider ? ['pw-form-group--divided'] : []),
    ...(isInCard ? ['pw-form-card'] : []),
    ...(isFull ? ['pw-form-card--full'] : []),
  ].join(' ')
}

function indexOf(group: FormGroupModel, { page }: RowFormCore): number {
  return page.form.groups.indexOf(group)
}

function groupId(group: FormGroupModel, core: RowFormCore): string {
  return `${core.id}-group-${indexOf(group, core)}`
}
