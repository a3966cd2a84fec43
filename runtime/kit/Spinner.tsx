import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Late } from './Late'

interface SpinnerProps {
  /** Said under the spinner and to screen readers; "Loading" when left out. */
  text?: string
  /** Least height in pixels, so that what follows does not jump. */
  minHeight?: number
}

/** Something is being fetched. Appears only after a moment: what comes at once should not flicker. */
export function Spinner({ text, minHeight = 160 }: SpinnerProps) {
  const { t } = useTranslation()
  return (
    <output className="pw-centre" style={{ minHeight }} aria-label={text ?? t('kit.loading')} aria-busy="true">
      <Late after={250}>
        <Spin description={text} />
      </Late>
    </output>
  )
}
