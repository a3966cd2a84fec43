import { useState } from 'react'
import type { RowAttachment } from '../../../../schemas/api/rowPanels'
import { urlWithParams } from '../../../calls/address'
import { saveBlob } from '../../../kit/saveBlob'
import { useFeatureText } from '../../../session/featureText'
import { usePageHost } from '../../../session/PageHost'
import { warnOf } from '../../../session/warnOf'
import type { PanelProps } from '../RowPanel'
import { usePanelList, useReadAnew } from '../usePanelList'
import { attachmentTexts } from './attachmentTexts'

/** The files of a row and what can be done with them; what went wrong is shown. */
export function useAttachments({ url, rowId }: Pick<PanelProps, 'url' | 'rowId'>) {
  const host = usePageHost()
  const { calls } = host
  const say = useFeatureText(attachmentTexts)
  const list = usePanelList<RowAttachment>(url, rowId)
  const readAnew = useReadAnew()
  const [sending, setSending] = useState<{ file: string; percent: number }>()
  const act = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call()
      return true
    } catch (error) {
      warnOf(host, error)
      return false
    }
  }
  return {
    list,
    sending,
    async attach(file: File) {
      const form = new FormData()
      form.append('file', file, file.name)
      const note = (percent: number) => setSending({ file: file.name, percent })
      note(0)
      const isDone = await act(() => calls.upload(urlWithParams('', url, { id: rowId }), form, note))
      setSending(undefined)
      if (isDone) host.notify('success', say('attached', { file: file.name }))
      await readAnew(url, rowId)
    },
    download: ({ id, name }: RowAttachment) =>
      act(async () => saveBlob(await calls.download(`${url}/file`, { id: rowId, item: id }), name)),
    async remove({ id, name }: RowAttachment) {
      const isSure = await host.confirm({ title: say('askRemove', { file: name }), verb: say('remove'), danger: true })
      if (isSure && (await act(() => calls.delete(url, { id: rowId, item: id })))) await readAnew(url, rowId)
    },
  }
}
