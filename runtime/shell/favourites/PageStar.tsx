import { menuTrail, useMenu } from '../layout/Menu'
import { StarButton } from './StarButton'
import { useStarText } from './starTexts'

/** The star beside the name of the page that is open. */
export function PageStar({ path, title }: { path: string; title: string }) {
  const say = useStarText()
  const item = menuTrail(useMenu(), path).at(-1)
  return <StarButton page={{ path, title, item }} name={say('page')} />
}
