import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { Logo } from './Logo'

/** The product's mark above the menu; leads home. */
export function BrandMark({ isSmall = false }: { isSmall?: boolean }) {
  const { text } = useText()
  return (
    <Link className="pw-brand" to={homePath} aria-label={`${text('shell.product')} – ${text('shell.home')}`}>
      <Logo size={28} />
      {!isSmall && <span>{text('shell.product')}</span>}
    </Link>
  )
}
