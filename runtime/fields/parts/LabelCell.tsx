import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { LabelLoader } from '../../session/labels'
import type { CellProps } from '../FieldComponents'
import { useFieldLabels } from './useFieldLabels'
import { dictTextOf, splitValues } from './values'

/** The texts of stored values in a grid cell. Lists bring them along; a row that was changed here asks for them. */
export function LabelCell({ field, value, row, loader }: CellProps<FieldBase> & { loader: LabelLoader }) {
  return dictTextOf(row, field.key) ?? <AskedLabels field={field} value={value} row={row} loader={loader} />
}

function AskedLabels({ field, value, row, loader }: CellProps<FieldBase> & { loader: LabelLoader }) {
  const labels = useFieldLabels(loader, value, row, field.key)
  return splitValues(value)
    .map((one) => labels[one] ?? one)
    .join(',')
}
