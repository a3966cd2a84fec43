import { useMemo } from 'react'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'

/** A list as the product draws it, from the text of its file. */
export function FromText({ file }: { file: string }) {
  // A cast: the bench knows what it wrote.
  const config = useMemo(() => JSON.parse(file) as ListPageConfig, [file])
  return <ListPage page={usePageModel(config)} />
}
