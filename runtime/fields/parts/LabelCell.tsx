import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { LabelLoader } from '../../session/labels'
import type { CellProps } from '../FieldComponents'
import { useFieldLabels } from './useFieldLabels'
import { joinNames, shownTextOf, splitValues } from './values'

/** The texts of stored values in a grid cell. Lists bring them along; a row that was changed here asks for them. */
export function LabelCell({ field, value, row, loader }: CellProps<FieldBase> & { loader: LabelLoader }) {
  return shownTextOf(value, field, row) ?? <AskedLabels field={field} value={value} row={row} loader={loader} />
}

function AskedLabels({ field, value, row, loader }: CellProps<FieldBase> & { loader: LabelLoader }) {
  const labels = useFieldLabels(loader, value, row, field.key)
  const texts = splitValues(value).map((one) => labels[one] ?? one)
  return joinNames(texts)
}
