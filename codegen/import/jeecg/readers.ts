import type { ImportedPage } from '../Draft'
import { isDynamicForm, readDynamicForm } from './dynamicForm'
import type { ImportContext } from './ImportContext'
import type { JsonObject } from './json'
import { readOnlineForm } from './onlineForm'
import { readOnlineReport } from './onlineReport'
import { readVueList } from './vueList'
import { readVxeColumns } from './vxeColumns'

/** How items of one family are known, and how one becomes a page: none where it came over with another. */
export interface PageReader {
  isFor(item: JsonObject): boolean
  read(item: JsonObject, file: string, context: ImportContext): ImportedPage | undefined
}

/** The families, in the order in which their pages are made: a form's table is there before a report reads it. */
export const pageReaders: readonly PageReader[] = [
  { isFor: (item) => typeof item.tableName === 'string' && Array.isArray(item.fields), read: readOnlineForm },
  { isFor: (item) => Array.isArray(item.columns), read: readVueList },
  { isFor: (item) => Array.isArray(item.tables), read: readVxeColumns },
  { isFor: (item) => typeof item.sql === 'string' && Array.isArray(item.items), read: readOnlineReport },
  { isFor: isDynamicForm, read: readDynamicForm },
]

export function isDictionary(item: JsonObject): boolean {
  return typeof item.code === 'string' && Array.isArray(item.items) && typeof item.sql !== 'string' && !isDynamicForm(item)
}
