import type { ResourceModel, TableModel } from './ResourceModel'

/** The tables of a resource: its own, and those of its sub-tables. */
export function everyTable(model: ResourceModel | undefined): TableModel[] {
  return model ? [model, ...model.subs.values()] : []
}
