import type { IconField } from '../../schemas/fields/icon'
import type { CellProps, FieldComponents, QueryProps } from './FieldComponents'
import { IconBeside } from './parts/IconBeside'
import { lazyComponent } from './parts/lazyComponent'
import { noRow, plainText } from './parts/values'

// The icons are no part of the first page.
const IconBox = lazyComponent(() => import('./parts/IconBox'), 'IconBox')

function IconCell({ value }: CellProps<IconField>) {
  return <IconBeside name={plainText(value)}>{plainText(value)}</IconBeside>
}

function IconQuery(props: QueryProps<IconField>) {
  return <IconBox {...props} disabled={false} isInvalid={false} readRow={() => noRow} />
}

export const icon: FieldComponents<IconField> = {
  text: plainText,
  Cell: IconCell,
  Input: IconBox,
  preload: IconBox.preload,
  Query: IconQuery,
  opensPopup: true,
}
