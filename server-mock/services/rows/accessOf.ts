import { rightOf } from '../../../schemas/wire/rowCalls'
import type { Access } from '../../kernel/Access'
import type { MountedCall } from '../../resource'

/** Which access of the declaration a call needs; an action has a permission of its own. What is listed for everybody needs none: the others are answered less. */
export function accessOf({ resource, call, action }: Pick<MountedCall, 'resource' | 'call' | 'action'>): Access {
  const { access, authPre, visitors } = resource.declaration
  if (call === 'action') return { permission: `${authPre}:${action?.name}` }
  if (call === 'list' && visitors?.list) return 'public'
  const right = rightOf(call)
  return right === 'public' ? right : access[right]
}
