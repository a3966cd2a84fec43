import { type RatingField, starsOf } from '../../schemas/fields/rating'
import type { CellProps, FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { formatNumber } from './parts/numberText'
import { rangeQuery } from './parts/rangeQuery'
import { Stars } from './parts/Stars'
import { noRow } from './parts/values'

const RatingBox = lazyComponent(() => import('./parts/RatingBox'), 'RatingBox')

function RatingCell({ field: { config, title }, value }: CellProps<RatingField>) {
  if (typeof value !== 'number') return formatNumber(value)
  const count = starsOf(config)
  return (
    <span role="img" aria-label={`${title}: ${formatNumber(value)} / ${count}`}>
      <Stars count={count} given={value} />
    </span>
  )
}

export const rating: FieldComponents<RatingField> = {
  text: (value) => formatNumber(value),
  Cell: RatingCell,
  Input: RatingBox,
  preload: RatingBox.preload,
  Query: rangeQuery((props) => <RatingBox {...props} disabled={false} isInvalid={false} readRow={() => noRow} />),
}
