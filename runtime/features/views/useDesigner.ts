import { useState } from 'react'
import type { ViewedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { askToDelete } from '../askToDelete'
import { keepsOfView } from './keepsOfView'
import { allView, type DesignedView, type ListViews } from './useListViews'
import { useViewText } from './useViewText'
import { deleteView, saveView } from './viewCalls'
import { draftOf, layoutBodyOf, nameProblem, newDraft, type RowsOnScreen, type ViewDraft } from './viewDraft'

/** What the designer stands on: a view that is browsed or edited, or a new one. */
interface Designing {
  /** Id of a saved view, or `all`; undefined while a new one is made. */
  selected: string | undefined
  draft: ViewDraft
  /** As it was before anything was changed. */
  first: ViewDraft
  isChecked: boolean
}

/** The rows as they are on the screen, and their views. */
export type DesignedRows = RowsOnScreen & { views: ListViews }

/**
 * The designer is either browsing and editing a view, or making a new one. To save a new one is to go back to browsing; to save with the view of all
 * columns selected makes a new one.
 */
export function useDesigner(page: ViewedModel, context: DesignedRows, designed: DesignedView) {
  const { views } = context
  const host = usePageHost()
  const say = useViewText()
  const [list, setList] = useState(views.views)
  const draftFor = (id: string, known = list) => {
    const view = known.find((one) => one.id === id)
    return view ? draftOf(page, view, id === views.current && known === list ? context : undefined) : newDraft(page)
  }
  const begin = (selected: string | undefined, draft: ViewDraft): Designing => ({ selected, draft, first: draft, isChecked: false })
  const [state, setState] = useState(() =>
    'id' in designed ? begin(designed.id, draftFor(designed.id)) : begin(undefined, newDraft(page, context)),
  )
  const [isBusy, setBusy] = useState(false)
  const { selected, draft, first } = state
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first)
  /** Runs one thing at a time; what fails is said, and what was typed stays. */
  const act = async (action: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      warnOf(host, error)
    } finally {
      setBusy(false)
    }
  }
  const leave = async () => {
    if (!isDirty) return true
    return host.confirm({
      title: host.text('kit.leaveTitle'),
      content: host.text('kit.leaveText'),
      verb: host.text('kit.leave'),
      danger: true,
    })
  }
  const readAnew = async (selectedNext: string) => {
    const known = await views.reload()
    setList(known)
    const isThere = known.some(({ id }) => id === selectedNext)
    setState(begin(isThere ? selectedNext : allView, draftFor(selectedNext, known)))
  }
  return {
    list,
    selected,
    draft,
    isDirty,
    isBusy,
    isChecked: state.isChecked,
    change: (part: Partial<ViewDraft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    select: async (id: string) => {
      if (id !== selected && (await leave())) setState(begin(id, draftFor(id)))
    },
    startNew: async () => {
      // What is asked for is not typed here: it is always that of the screen.
      if (await leave()) setState(begin(undefined, newDraft(page, keepsOfView(page, 'query') ? context : undefined)))
    },
    startCopy: () => {
      const name = draft.name === '' ? '' : say('copyOf', { name: draft.name })
      setState({ ...begin(undefined, { ...draft, name, isDefault: false }), first })
    },
    /** false: the name is wrong, and said so. */
    save: (): boolean => {
      if (nameProblem(draft)) {
        setState((before) => ({ ...before, isChecked: true }))
        host.notify('error', say('nameRefused'))
        return false
      }
      void act(async () => {
        const id = selected === undefined || selected === allView ? undefined : selected
        const saved = await saveView(host.calls, layoutBodyOf(page, draft, id, host.user?.id))
        host.notify('success', say('saved'))
        await readAnew(saved.id)
        views.choose(saved.id)
      })
      return true
    },
    sync: () =>
      act(async () => {
        if (await leave()) await readAnew(selected ?? allView)
      }),
    remove: () =>
      act(async () => {
        if (selected === undefined || selected === allView) return host.notify('warning', say('selectToDelete'))
        const name = list.find(({ id }) => id === selected)?.name
        if (!(await askToDelete(host, say('confirmDelete'), name))) return
        await deleteView(host.calls, selected)
        host.notify('success', say('deleted'))
        if (views.current === selected) views.choose(allView)
        await readAnew(allView)
      }),
  }
}
