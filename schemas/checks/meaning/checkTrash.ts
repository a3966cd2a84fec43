import { partsOf } from '../../page/anatomy'
import { isAskedFor } from '../../page/parts/Toolbar'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** Deleted rows are told and brought back on the path that deletes several; of the table of another page they rest where that page says so. */
export function checkTrash({ page, resource, known }: CheckedPage): Finding[] {
  const { toolbar, url } = partsOf(page)
  const isButton = isAskedFor(toolbar?.trash)
  const place = { path: isButton ? ['toolbar', 'trash'] : ['resource', 'trash'], at: 'key' } as const
  const owner = resource?.of === undefined ? undefined : known.pageConfigs?.get(resource.of)
  const isOfOther = resource?.of !== undefined && (owner === undefined || partsOf(owner).resource?.trash === true)
  if (resource?.trash || (isButton && isOfOther)) {
    return url?.deleteBatch === undefined ? [{ code: 'call-missing', ...place, values: { name: 'deleteBatch' } }] : []
  }
  return isButton ? [{ code: 'no-trash', ...place }] : []
}
