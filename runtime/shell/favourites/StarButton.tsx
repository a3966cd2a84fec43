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
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z" />
      </svg>
    </button>
  )
}
