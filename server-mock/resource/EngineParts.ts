import type { Database } from '../db/Database'
import type { ResourceModel, TableModel } from './model/ResourceModel'
import type { ResourceServices } from './ResourceServices'

/** What the calls of one resource work with. */
export interface EngineParts {
  database: Database
  model: ResourceModel
  services: ResourceServices
  /** The table of any declared resource or sub-table, by its name; undefined when nobody declares it. */
  tableOf(table: string): TableModel | undefined
}
