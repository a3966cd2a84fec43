import type { ListUrls } from '../../schemas/wire/rowCalls'
import { actionCall, type BesideCallName, besideCalls, pathBeside, rowCalls, type ServedCallName } from '../../schemas/wire/rowCalls'
import type { Database } from '../db/Database'
import { createResource, type TableResource } from './createResource'
import type { ResourceModel, TableModel } from './model/ResourceModel'
import type { DeclaredAction, ResourceDeclaration } from './ResourceDeclaration'
import type { ResourceServices } from './ResourceServices'

/** A mounted call: which resource answers it, and how. */
export interface MountedCall {
  resource: TableResource
  call: ServedCallName
  method: string
  path: string
  /** Set for `call: 'action'`. */
  action?: DeclaredAction
}

/** What a declaration is known by: the page, else the table of the product itself. */
function nameOf({ page, table }: ResourceDeclaration): string {
  return page === undefined ? `table ${table}` : `page ${page}`
}

/** Every declared resource, by table, by page and by path. A page that is published replaces its declaration while the server runs. */
export class ResourceRegistry {
  private readonly resources = new Map<string, TableResource>()
  /** Made anew when it is asked for after a change: at a start hundreds of changes follow one another. */
  private indexes: { tables?: TableIndex; calls?: ReadonlyMap<string, MountedCall> } = {}

  constructor(
    private readonly database: Database,
    readonly services: ResourceServices,
  ) {}

  /** Adds a declaration, or puts it in the place of the one with the same page or the same table. Throws for one that cannot be a table. */
  put(declaration: ResourceDeclaration): TableResource {
    const mainOf = (table: string) => this.resourceOf(table)?.model
    const resource = createResource(this.database, declaration, this.services, mainOf, () => this.owners())
    // A page has one table; when it names another now, the former is nobody's any more.
    const former = declaration.shared ? undefined : this.byTable.get(declaration.table)
    if (former) this.resources.delete(nameOf(former.declaration))
    this.resources.set(nameOf(declaration), resource)
    this.indexes = {}
    return resource
  }

  /** Takes the resources of a page away; their tables stay in the database. */
  removePage(page: string): void {
    if (this.resources.delete(`page ${page}`)) this.indexes = {}
  }

  /** The resource of a page, whether it has its table or shows that of another page. */
  ofPage(page: string): TableResource | undefined {
    return this.resources.get(`page ${page}`)
  }

  /** Every resource over a table: the one that has it, and further pages. */
  over(table: string): TableResource[] {
    return this.all().filter(({ declaration }) => declaration.table === table)
  }

  /** The resource that has the table. */
  get(table: string): TableResource | undefined {
    return this.byTable.get(table)
  }

  /** Every resource that has its table; further pages over one are not among them. */
  owners(): ResourceModel[] {
    return [...this.byTable.values()].map(({ model }) => model)
  }

  all(): TableResource[] {
    return [...this.resources.values()]
  }

  /** The table of a resource or of a sub-table, by name. */
  tableOf(table: string): TableModel | undefined {
    return this.tableIndex.tables.get(table)
  }

  /** The resource that a table belongs to: its own, or the one that it is a sub-table of. */
  resourceOf(table: string): TableResource | undefined {
    return (
      this.byTable.get(table) ?? [...this.byTable.values()].find(({ model }) => [...model.subs.values()].some((sub) => sub.table === table))
    )
  }

  /** What answers a call; `path` stands under the API base, for example `/demo/order/list`. */
  find(method: string, path: string): MountedCall | undefined {
    return this.calls.get(`${method.toUpperCase()} ${path}`)
  }

  /** Every mounted call, for the test that walks them. */
  mountedCalls(): MountedCall[] {
    return [...this.calls.values()]
  }

  /** Calls of a declaration that another resource answers already. */
  takenCalls(declaration: ResourceDeclaration): MountedCall[] {
    return mountedCallsOf(declaration).flatMap(({ method, path }) => {
      const taken = this.find(method, path)
      return taken && nameOf(taken.resource.declaration) !== nameOf(declaration) ? [taken] : []
    })
  }

  private get byTable(): ReadonlyMap<string, TableResource> {
    return this.tableIndex.byTable
  }

  private get tableIndex(): TableIndex {
    this.indexes.tables ??= indexTables(this.all())
    return this.indexes.tables
  }

  private get calls(): ReadonlyMap<string, MountedCall> {
    this.indexes.calls ??= new Map(
      this.all().flatMap((resource) =>
        mountedCallsOf(resource.declaration).map((call) => [`${call.method} ${call.path}`, { ...call, resource }] as const),
      ),
    )
    return this.indexes.calls
  }
}

interface TableIndex {
  /** Those that have their table; further pages over one are not among them. */
  byTable: ReadonlyMap<string, TableResource>
  /** Their tables and those of their sub-tables. */
  tables: ReadonlyMap<string, TableModel>
}

function indexTables(resources: readonly TableResource[]): TableIndex {
  const owners = resources.filter(({ declaration }) => !declaration.shared)
  const tables = owners.flatMap(({ model }) => [model, ...model.subs.values()])
  return {
    byTable: new Map(owners.map((resource) => [resource.declaration.table, resource])),
    tables: new Map(tables.map((table) => [table.table, table])),
  }
}

/** The calls that a declaration mounts. */
export function mountedCallsOf(declaration: ResourceDeclaration): Omit<MountedCall, 'resource'>[] {
  const { url, actions = [] } = declaration
  const calls = (Object.keys(rowCalls) as (keyof ListUrls)[]).flatMap((call) => {
    const path = url[call]
    return path ? [{ call, method: rowCalls[call].method, path }] : []
  })
  const beside = (Object.keys(besideCalls) as BesideCallName[]).flatMap((call) => {
    const { beside, needs, method } = besideCalls[call]
    const path = url[beside]
    return path && (needs === undefined || declaration[needs]) ? [{ call, method, path: pathBeside(besideCalls[call], path) }] : []
  })
  return [
    ...calls,
    ...beside,
    ...actions.map((action) => ({ call: 'action' as const, method: actionCall.method, path: action.url, action })),
  ]
}
