import type { Resource, ResourceRegistry } from '../../resource'

/** The table that a `socketKey` names: by the code of its page, or by its own name. */
export function findLiveResource(registry: ResourceRegistry, socketKey: string): Resource | undefined {
  return registry.all().find(({ declaration }) => declaration.page === socketKey) ?? registry.get(socketKey)
}

export function socketKeyOf({ declaration }: Resource): string {
  return declaration.page ?? declaration.table
}
