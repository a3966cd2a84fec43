import type { Database } from '../db/Database'
import type { ResourceModel } from './model/ResourceModel'
import type { ResourceServices } from './ResourceServices'

/** What the calls of one resource work with. */
export interface EngineParts {
  database: Database
  model: ResourceModel
  services: ResourceServices
  /** The resource that a table or sub-table belongs to, by the table's name; undefined when nobody declares it. */
  mainOf(table: string): ResourceModel | undefined
  /** Every resource that has its table; further pages over one are not among them. */
  owners(): readonly ResourceModel[]
}
