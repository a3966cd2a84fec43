import type { ResourceDeclaration } from '../ResourceDeclaration'
import { plainColumn } from './compileColumns'
import type { ColumnModel, TableModel } from './ResourceModel'

/** No field can have this key. */
const tenantKey = '_tenant'

/** The column that says whose the rows of a page's table are: the server alone writes it, and nobody is answered it. */
const hiddenColumn: ColumnModel = { ...plainColumn(tenantKey), isSystem: true, isSecret: true }

/** How the column is made. A row of no tenant has an empty text: a unique index takes no two rows for equal that have a null in it. */
export const tenantDefinition: readonly [key: string, written: string] = [tenantKey, "text not null default ''"]

/** Puts the column with the tenant of a row into the columns of a table, where its rows have one, and answers it. */
export function addTenantColumn(declaration: ResourceDeclaration, columns: Map<string, ColumnModel>): ColumnModel | undefined {
  if (declaration.tenant !== undefined) return columns.get(declaration.tenant)
  if (!keepsTenantsApart(declaration)) return undefined
  columns.set(tenantKey, hiddenColumn)
  return hiddenColumn
}

/** true for the rows of a page, unless it says that they are of all tenants. What everybody has one row of is kept apart by its owner. */
function keepsTenantsApart({ shared, ...own }: ResourceDeclaration): boolean {
  const { page, forAllTenants, isOwnRow } = shared?.owner ?? own
  return page !== undefined && !forAllTenants && !isOwnRow
}

/** What a new row gets for its tenant: the one that the caller acts for. */
export function tenantOfNewRow({ tenant: column }: TableModel, tenant: string | undefined): Record<string, string> {
  return column && column.key !== 'id' && tenant !== undefined ? { [column.key]: tenant } : {}
}

/** Values are unique among the rows of one tenant, where the table keeps these apart by itself; else among all. */
export function uniqueWithin({ tenant }: Pick<TableModel, 'tenant'>): ColumnModel | undefined {
  return tenant?.key === tenantKey ? tenant : undefined
}
