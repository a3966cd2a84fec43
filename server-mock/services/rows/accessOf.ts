import { rightOf } from '../../../schemas/wire/rowCalls'
import type { Access } from '../../kernel/Access'
import type { MountedCall } from '../../resource'

/** Which access of the declaration a call needs; an action has a permission of its own. */
export function accessOf({ resource, call, action }: Pick<MountedCall, 'resource' | 'call' | 'action'>): Access {
  const { access, authPre } = resource.declaration
  if (call === 'action') return { permission: `${authPre}:${action?.name}` }
  const right = rightOf(call)
  return right === 'public' ? right : access[right]
}
