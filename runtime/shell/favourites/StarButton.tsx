import { StarFilled, StarOutlined } from '@ant-design/icons'
import type { StarredPage } from './starredPage'
import { useStarText } from './starTexts'
import { useStar } from './useStar'
import './star.css'

interface StarButtonProps {
  page: StarredPage
  name: string
  tabIndex?: number
}

/** Makes a page a favourite, or none any more; filled where it is one. */
export function StarButton({ page, name, tabIndex }: StarButtonProps) {
  const say = useStarText()
  const { isFilled, isReady, toggle } = useStar(page)
  return (
    <button
      type="button"
      className={isFilled ? 'pw-star pw-star-filled' : 'pw-star'}
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={isFilled}
      aria-disabled={!isReady}
      title={say(isFilled ? 'remove' : 'add')}
      onClick={(event) => {
        // An entry of the menu around it would be gone to.
        event.stopPropagation()
        event.preventDefault()
        if (isReady) void toggle()
      }}
    >
      {isFilled ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  )
}
