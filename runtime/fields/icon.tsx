import { type IconField, iconNamesOf } from '../../schemas/fields/icon'
import { plainIconName } from '../../schemas/page/menuIcons'
import type { CellProps, FieldComponents } from './FieldComponents'
import { IconBeside } from './parts/IconBeside'
import { lazyComponent } from './parts/lazyComponent'
import { MenuIcon } from './parts/MenuIcon'
import { plainText } from './parts/values'

// The icons are no part of the first page.
const IconBox = lazyComponent(() => import('./parts/IconBox'), 'IconBox')

function IconCell({ value, field: { config } }: CellProps<IconField>) {
  const name = plainText(value)
  if (config.use !== 'menu') return <IconBeside name={name}>{name}</IconBeside>
  return (
    <span className="cell-icon">
      {iconNamesOf(config).includes(plainIconName(name)) && <MenuIcon name={name} />}
      {name}
    </span>
  )
}

export const icon: FieldComponents<IconField> = {
  text: plainText,
  Cell: IconCell,
  Input: IconBox,
  preload: IconBox.preload,
  opensPopup: true,
}
