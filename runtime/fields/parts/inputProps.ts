import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { FieldModel } from '../../model/PageModel'
import type { InputProps } from '../FieldComponents'

/** Settings that a page may not hand to an input: they are the component's own, or would make React refuse the element. */
const ownSettings = new Set(['value', 'defaultValue', 'checked', 'id', 'key', 'ref', 'style', 'className', 'children', 'open', 'autoFocus'])

/** The page's further settings of the input, as antd takes them. */
export function settingsOf(field: FieldModel<FieldBase>): Record<string, string | number | boolean> {
  const written = field.config.props
  if (!written) return {}
  return Object.fromEntries(Object.entries(written).filter(([name]) => !ownSettings.has(name) && !/^(on[A-Z]|dangerously)/.test(name)))
}

type Wired = Pick<InputProps<FieldBase>, 'field' | 'id' | 'disabled' | 'isInvalid' | 'describedBy' | 'autoFocus' | 'onBlur'>

/** What every antd input takes alike: who it is, whether it can be used, and what describes it. */
export function inputPropsOf({ field, id, disabled, isInvalid, describedBy, autoFocus, onBlur }: Wired) {
  return {
    ...settingsOf(field),
    id,
    disabled,
    autoFocus,
    onBlur,
    status: isInvalid ? ('error' as const) : undefined,
    style: { width: '100%' },
    ...ariaOf({ field, isInvalid, describedBy }),
  }
}

export function ariaOf({ field, isInvalid, describedBy }: Pick<Wired, 'field' | 'isInvalid' | 'describedBy'>) {
  return {
    'aria-required': field.isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
}
