import { factsOfPage } from '../../../schemas/page/anatomy'
import type { ViewPart } from '../../../schemas/page/PageFacts'
import type { ListedModel } from '../../model/ListedModel'

/** Whether saved views of the page keep the part. */
export function keepsOfView({ kind }: Pick<ListedModel, 'kind'>, part: ViewPart): boolean {
  return factsOfPage(kind).viewKeeps?.includes(part) ?? false
}
