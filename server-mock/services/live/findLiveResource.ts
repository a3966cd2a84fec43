import type { Resource } from '../../resource/createResource'
import type { ResourceRegistry } from '../../resource/ResourceRegistry'
import type { Access } from '../Access'
import type { CallContext } from '../CallContext'

/** The table that a `socketKey` names: by the code of its page, or by its own name. */
export function findLiveResource(registry: ResourceRegistry, socketKey: string): Resource | undefined {
  return registry.all().find(({ declaration }) => declaration.page === socketKey) ?? registry.get(socketKey)
}

export function socketKeyOf({ declaration }: Resource): string {
  return declaration.page ?? declaration.table
}

export function isOpenTo(access: Access, context: CallContext): boolean {
  if (access === 'public') return true
  return context.user !== null && (access === 'user' || context.can(access.permission))
}
