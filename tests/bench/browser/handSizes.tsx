import { Select } from 'antd'

const sizes = [10, 15, 20, 30, 100].map((value) => ({ value, label: `${value} / page` }))

/** The drop-down of a pager that is written by hand. */
export const handSizes = {
  sizeChanger: ({
    value,
    className,
    onChange,
  }: {
    value?: number | string
    className?: string
    onChange?(size: number | string): void
  }) => <Select size="small" aria-label="Page size" className={className} options={sizes} value={Number(value)} onChange={onChange} />,
}
