import type { PasswordField } from '../../schemas/fields/password'
import { secretMark } from '../../schemas/wire/secretMark'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'

const PasswordBox = lazyComponent(() => import('./parts/password/PasswordBox'), 'PasswordBox', 32)

/** What is typed is shown nowhere but in its input. */
export const password: FieldComponents<PasswordField> = {
  text: (value) => (value === null || value === undefined || value === '' ? '' : secretMark),
  Input: PasswordBox,
  preload: PasswordBox.preload,
}
