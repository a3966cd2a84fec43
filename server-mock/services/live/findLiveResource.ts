import type { ResourceRegistry, TableResource } from '../../resource'

/** The table that a `socketKey` names: by the code of its page, or by its own name. */
export function findLiveResource(registry: ResourceRegistry, socketKey: string): TableResource | undefined {
  return registry.ofPage(socketKey) ?? registry.get(socketKey)
}

export function socketKeyOf({ declaration }: TableResource): string {
  return declaration.page ?? declaration.table
}
