import type { MenuItem } from '../../../schemas/api/session'
import { menuTrail, useMenu } from '../layout/Menu'
import { StarButton } from './StarButton'
import { useStarText } from './starTexts'

/** The star beside the name of the page that is open. */
export function PageStar({ path, title }: { path: string; title: string }) {
  const say = useStarText()
  const item = menuTrail(useMenu(), path).at(-1)
  return <StarButton page={{ path, title, item }} name={say('page')} />
}

/** The star of an entry of the menu. */
export function MenuStar({ item, title }: { item: MenuItem; title: string }) {
  const say = useStarText()
  return <StarButton page={{ path: item.path, title, item }} name={say('entry', { title })} isInMenu />
}
