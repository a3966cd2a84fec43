import type { ReactNode } from 'react'
import { useBusy } from '../../kit/useBusy'

interface RowButtonProps {
  className: string
  /** What it does, where a picture alone stands on it. */
  label?: string
  tabIndex: number
  onPress(): unknown
  children: ReactNode
}

/**
 * A button in a row. While it is at work it says so, and cannot be pressed again. It is a plain one: there are some in every row, and antd's own would cost
 * more than the rest of the row together.
 */
export function RowButton({ className, label, tabIndex, onPress, children }: RowButtonProps) {
  const [isBusy, run] = useBusy()
  return (
    <button
      type="button"
      className={isBusy ? `${className} pw-busy` : className}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      tabIndex={tabIndex}
      onClick={() => void run(onPress)}
    >
      {children}
    </button>
  )
}
