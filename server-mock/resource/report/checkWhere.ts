import { sql } from 'kysely'
import { plainColumn } from '../model/compileColumns'
import { translateWhere } from './translateWhere'
import { Untranslatable } from './whereTerms'

/** The part of a condition over rows that cannot become a query; undefined when all of it can. Names are checked elsewhere. */
export function checkWhere(where: unknown): string | undefined {
  if (typeof where !== 'string' || where === '') return undefined
  try {
    translateWhere(where, {
      field: () => ({ ref: sql.ref('any'), column: plainColumn('any'), isHidden: false }),
      params: {},
      form: {},
      user: { roles: [] },
    })
    return undefined
  } catch (error) {
    if (error instanceof Untranslatable) return error.message
    throw error
  }
}
