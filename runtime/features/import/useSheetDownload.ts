import { useState } from 'react'
import { saveBlob } from '../../kit/saveBlob'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'

/** Fetches a spreadsheet and hands it to the browser under the name that the server gives it. */
export function useSheetDownload(): { isBusy: boolean; download(path: string): void } {
  const host = usePageHost()
  const [isBusy, setBusy] = useState(false)
  const download = async (path: string) => {
    setBusy(true)
    try {
      const blob = await host.calls.download(path)
      saveBlob(blob, (blob instanceof File && blob.name) || 'rows.xlsx')
    } catch (error) {
      warnOf(host, error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download: (path) => void download(path) }
}
