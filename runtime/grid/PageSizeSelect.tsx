import { Select } from 'antd'
import type { ReachedSelectProps } from '../kit/reachedSelect'

interface PageSizeSelectProps extends ReachedSelectProps {
  label: string
  options: readonly { value: number; label: string }[]
  value: number
  className?: string
  onChange(size: number): void
}

/** How many rows stand on a page. */
export function PageSizeSelect({ label, options, isOpenAtFirst, ...select }: PageSizeSelectProps) {
  return (
    <Select size="small" aria-label={label} popupMatchSelectWidth={false} options={[...options]} defaultOpen={isOpenAtFirst} {...select} />
  )
}
