import { useAtomValue } from 'jotai'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { useText } from '../../text/useText'
import { menuThemeAtom } from '../settings/preferences'
import { BrandMark } from './BrandMark'
import { SideMenu } from './SideMenu'

const FoldedMenu = lazyPart(() => import('./FoldedMenu'), 'FoldedMenu')

/** The menu at the side, 208 pixels wide, folded 80. */
export function Sider({ isFolded }: { isFolded: boolean }) {
  const { text } = useText()
  const isDark = useAtomValue(menuThemeAtom) === 'dark'
  const classes = ['pw-sider', isFolded && 'pw-sider-folded', isDark && 'pw-dark'].filter(Boolean)
  return (
    <aside className={classes.join(' ')}>
      <BrandMark isSmall={isFolded} />
      <nav className="pw-sider-menu" aria-label={text('shell.menu')}>
        {isFolded ? (
          <PartSuspense>
            <FoldedMenu />
          </PartSuspense>
        ) : (
          <SideMenu />
        )}
      </nav>
    </aside>
  )
}
