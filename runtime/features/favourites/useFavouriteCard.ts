import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { markFields } from '../markFields'
import { favouriteCalls, useFavouriteTree } from './favouriteCalls'
import { favouriteOf } from './favouriteOf'
import { useFavouriteText } from './texts'

/** What is typed into the card. */
export interface FavouriteValues {
  name: string
  parentId: string
}

/** Keeps the list. What the server refuses stands at its field, and what was typed stays. */
export function useFavouriteCard(page: ListedModel, form: FormInstance<FavouriteValues>, onSaved: () => void) {
  const host = usePageHost()
  const say = useFavouriteText()
  const { renew } = useFavouriteTree()
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const save = async ({ name, parentId }: FavouriteValues): Promise<void> => {
    // A second press, before the first has kept it: it would be refused for its own name.
    if (isSaving.current) return
    isSaving.current = true
    setBusy(true)
    try {
      await favouriteCalls.add(host.calls, { ...favouriteOf(page, host), name: name.trim(), parentId })
      host.notify('success', say('saved'))
      onSaved()
    } catch (error) {
      if (!markFields(form, ['name', 'parentId'], error)) warnOf(host, error)
    } finally {
      isSaving.current = false
      setBusy(false)
    }
    // The folder may have been taken away elsewhere.
    void renew()
  }
  return { isBusy, save }
}
