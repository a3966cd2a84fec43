import type { FileItem } from '../../../../schemas/fields/fileItems'
import { CallError } from '../../../calls/Calls'
import { saveBlob } from '../../../kit/saveBlob'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import { staticPath } from './paths'

/** Downloads a kept file under the name that it was chosen with. */
export function useDownload(): (file: FileItem) => Promise<void> {
  const { calls, notify, text } = usePageHost()
  return async ({ filePath, fileName }) => {
    try {
      const blob = await calls.download(staticPath(filePath))
      if (blob.size === 0) notify('warning', text('fields.downloadFailed'))
      else saveBlob(blob, fileName)
    } catch (error) {
      const isUnknown = error instanceof CallError && error.kind === 'notFound'
      if (isUnknown) notify('warning', text('fields.unknownFile'))
      else notify('warning', `${text('fields.downloadFailed')} ${errorText(error, text)}`)
    }
  }
}
