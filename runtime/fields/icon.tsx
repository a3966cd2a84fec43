import type { IconField } from '../../schemas/fields/icon'
import type { CellProps, FieldComponents } from './FieldComponents'
import { IconBeside } from './parts/IconBeside'
import { lazyComponent } from './parts/lazyComponent'
import { plainText } from './parts/values'

// The icons are no part of the first page.
const IconBox = lazyComponent(() => import('./parts/IconBox'), 'IconBox')

function IconCell({ value }: CellProps<IconField>) {
  return <IconBeside name={plainText(value)}>{plainText(value)}</IconBeside>
}

export const icon: FieldComponents<IconField> = {
  text: plainText,
  Cell: IconCell,
  Input: IconBox,
  preload: IconBox.preload,
  opensPopup: true,
}
