import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'

/** Read when it is first drawn: the product asks for a config once, and draws the page from that as often as it is opened. */
const configs = new Map<string, ListPageConfig>()

function read(file: string): ListPageConfig {
  // A cast: the bench knows what it wrote.
  const config = configs.get(file) ?? (JSON.parse(file) as ListPageConfig)
  configs.set(file, config)
  return config
}

/** A list as the product draws it, from the text of its file. */
export function FromText({ file }: { file: string }) {
  return <ListPage page={usePageModel(read(file))} />
}
