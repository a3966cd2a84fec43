import type { ResourceDeclaration } from '../ResourceDeclaration'
import { compileResource } from './compileResource'
import type { ResourceModel, TableModel } from './ResourceModel'

/** The tables of a resource: its own, and those of its sub-tables. */
export function everyTable(model: ResourceModel | undefined): TableModel[] {
  return model ? [model, ...model.subs.values()] : []
}

/** The tables of a declaration. */
export function declaredTables(declaration: ResourceDeclaration): TableModel[] {
  return everyTable(compileResource(declaration))
}
