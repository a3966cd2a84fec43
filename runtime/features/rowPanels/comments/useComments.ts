import { useState } from 'react'
import type { RowComment } from '../../../../schemas/api/rowPanels'
import { urlWithParams } from '../../../calls/address'
import { useFeatureText } from '../../../session/featureText'
import { usePageHost } from '../../../session/PageHost'
import { warnOf } from '../../../session/warnOf'
import type { PanelProps } from '../RowPanel'
import { usePanelList, useReadAnew } from '../usePanelList'
import { commentTexts } from './commentTexts'

/** The comments about a row and what can be done with them. Each action tells whether it went well; what went wrong is shown. */
export function useComments({ url, rowId }: Pick<PanelProps, 'url' | 'rowId'>) {
  const host = usePageHost()
  const say = useFeatureText(commentTexts)
  const list = usePanelList<RowComment>(url, rowId)
  const readAnew = useReadAnew()
  const [isBusy, setBusy] = useState(false)
  const act = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await call()
      await readAnew(url, rowId)
      return true
    } catch (error) {
      warnOf(host, error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const { calls } = host
  return {
    list,
    isBusy,
    add: (text: string) => act(() => calls.post(urlWithParams('', url, { id: rowId }), { text })),
    change: ({ id }: RowComment, text: string) => act(() => calls.put(urlWithParams('', url, { id: rowId, item: id }), { text })),
    async remove({ id, text }: RowComment) {
      const isSure = await host.confirm({ title: say('askRemove'), content: text, verb: say('remove'), danger: true })
      if (isSure) await act(() => calls.delete(url, { id: rowId, item: id }))
    },
  }
}
