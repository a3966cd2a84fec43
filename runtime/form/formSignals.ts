import { type Atom, atom, type PrimitiveAtom } from 'jotai'
import type { Row } from '../../schemas/api/Result'
import type { SaveBody } from '../../schemas/api/rows'
import type { FormModel } from '../model/FormModel'
import { foldedAtFirst } from './openGroups'

/** What stands above the form after a save that did not succeed. */
export interface FormNotice {
  /** Keys of the marked fields, in the order of the screen. */
  wrongKeys: readonly string[]
  /** Keys of the sub-tables with marked cells, in the order of the screen. */
  wrongTables: readonly string[]
  /** Sentences that belong to no field. */
  sentences: readonly string[]
  /** `wrong`: something is marked; `failed`: the form was right and the saving failed. */
  kind: 'wrong' | 'failed'
  /** true: the server could not be reached. */
  isUnreached?: boolean
}

/** How far the form is, one atom for each fact. */
export interface FormSignals {
  isSaving: PrimitiveAtom<boolean>
  /** true: what the page wants to be done before a new row is sent is done. */
  isVerified: PrimitiveAtom<boolean>
  /** true: the new row stands on the server; the form is not to be sent again. */
  isAdded: PrimitiveAtom<boolean>
  notice: PrimitiveAtom<FormNotice | null>
  /** true: what says above the form why a save has not succeeded is still to be brought into view. */
  isAnswerAwaited: PrimitiveAtom<boolean>
  /** The row as somebody else has left it meanwhile. */
  conflict: PrimitiveAtom<Row | null>
  /** What was sent and has no answer: nobody knows whether it was saved. */
  lostSaves: PrimitiveAtom<readonly SaveBody[]>
  /** What somebody else has done to the row while something was typed here. */
  remoteChanges: PrimitiveAtom<'changed' | 'removed' | null>
  /** Keys of the sub-tables in which a cell is marked just now. */
  markedTables: PrimitiveAtom<ReadonlySet<string>>
  /** true: a sub-table holds changes. */
  areRowsDirty: PrimitiveAtom<boolean>
  /** true: the row or a sub-table holds changes. */
  isDirty: Atom<boolean>
  /** Grows when everything typed is taken back. */
  round: PrimitiveAtom<number>
  /** Key of the sub-table whose tab is open. */
  openTable: PrimitiveAtom<string | undefined>
  /** Keys of the sub-tables that are drawn although their tabs were not opened: something is brought back in them. */
  drawnTables: PrimitiveAtom<ReadonlySet<string>>
  /** Positions of the groups that are folded just now. */
  foldedGroups: PrimitiveAtom<ReadonlySet<number>>
  /** Position of the group whose tab is open. */
  openTab: PrimitiveAtom<number | undefined>
  /** What was done without being looked at, for those who cannot see it. */
  announcement: PrimitiveAtom<string>
}

export function createFormSignals(isRowDirty: Atom<boolean>, form: FormModel): FormSignals {
  const areRowsDirty = atom(false)
  return {
    isSaving: atom(false),
    isVerified: atom(false),
    isAdded: atom(false),
    notice: atom<FormNotice | null>(null),
    isAnswerAwaited: atom(false),
    conflict: atom<Row | null>(null),
    lostSaves: atom<readonly SaveBody[]>([]),
    remoteChanges: atom<'changed' | 'removed' | null>(null),
    markedTables: atom<ReadonlySet<string>>(new Set<string>()),
    areRowsDirty,
    isDirty: atom((get) => get(isRowDirty) || get(areRowsDirty)),
    round: atom(0),
    openTable: atom<string | undefined>(undefined),
    drawnTables: atom<ReadonlySet<string>>(new Set<string>()),
    foldedGroups: atom(foldedAtFirst(form)),
    openTab: atom<number | undefined>(undefined),
    announcement: atom(''),
  }
}
