import { Link } from 'react-router-dom'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { workplacePath } from '../redirect'
import { Announcements } from './Announcements'
import { DepartButton } from './DepartButton'
import { HelpButton } from './HelpButton'
import { MenuSearch } from './MenuSearch'
import './header.css'

/** What stands in the header beside title, language and user. */
export function HeaderExtras() {
  const { text } = useText()
  const { can } = usePageHost()
  const isNarrow = useMediaQuery(narrowScreen)
  return (
    <>
      {!isNarrow && can('dashboard') && (
        <Link className="pw-workbench" to={workplacePath}>
          {text('shell.workbench')}
        </Link>
      )}
      <Announcements hasMarquee={!isNarrow} />
      <MenuSearch isSmall={isNarrow} />
      <HelpButton />
      <DepartButton />
    </>
  )
}
