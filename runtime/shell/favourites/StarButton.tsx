import type { StarredPage } from './starredPage'
import { useStarText } from './starTexts'
import { useStar } from './useStar'
import './star.css'

interface StarButtonProps {
  page: StarredPage
  name: string
  /** true: beside an entry of the menu. The Tab key passes it by: the page itself has one, and a menu with two stops for each entry is a long way. */
  isInMenu?: boolean
}

/** Makes a page a favourite, or none any more; filled where it is one. */
export function StarButton({ page, name, isInMenu = false }: StarButtonProps) {
  const say = useStarText()
  const { isFilled, isReady, toggle } = useStar(page)
  const classes = ['pw-star', isFilled && 'pw-star-filled', isInMenu && 'pw-star-in-menu']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isInMenu ? -1 : undefined}
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
