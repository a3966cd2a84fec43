import { importAgain } from '../../kit/importAgain'
import type { RowsPart } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'

/** Says that rows are gone; where they rest for a while, with the way back. */
export function sayDeleted(host: PageHost, { trashUrl }: Pick<RowsPart, 'trashUrl'>, ids: readonly string[], afterUndo: () => void): void {
  const say = () => host.notify('success', host.text('list.deleted'))
  if (trashUrl) {
    importAgain(() => import('./offerUndo'), 'offerUndo')
      .then((offerUndo) => offerUndo(host, trashUrl, ids, afterUndo))
      .catch(say)
  } else say()
}
