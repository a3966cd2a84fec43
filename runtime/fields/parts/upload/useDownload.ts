import { fileName } from '../../../../schemas/fields/fileName'
import { saveBlob } from '../../../kit/saveBlob'
import { errorText } from '../../../session/errorText'
import { usePageHost } from '../../../session/PageHost'
import { staticPath } from './paths'

/** Downloads a stored file under the name that it was chosen with. */
export function useDownload(): (path: string) => Promise<void> {
  const { calls, notify, text } = usePageHost()
  return async (path) => {
    if (path === '') return
    try {
      const blob = await calls.download(staticPath(path))
      if (blob.size === 0) notify('warning', text('fields.downloadFailed'))
      else saveBlob(blob, fileName(path))
    } catch (error) {
      notify('warning', `${text('fields.downloadFailed')} ${errorText(error, text)}`)
    }
  }
}
