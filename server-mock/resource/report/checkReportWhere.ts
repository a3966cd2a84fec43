import { sql } from 'kysely'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import { plainColumn } from '../model/compileColumns'
import { translateWhere } from './translateWhere'
import { Untranslatable } from './whereTerms'

/** The part of a report's condition that cannot become a query; undefined when all of it can. Names are checked elsewhere. */
export function checkReportWhere({ source }: ReportPageConfig): string | undefined {
  return typeof source?.where === 'string' && source.where !== '' ? checkWhere(source.where) : undefined
}

/** The part of a condition that cannot become a query; undefined when all of it can. */
export function checkWhere(where: string): string | undefined {
  try {
    translateWhere(where, {
      field: () => ({ ref: sql.ref('any'), column: plainColumn('any'), isHidden: false }),
      params: {},
      user: { roles: [] },
    })
    return undefined
  } catch (error) {
    if (error instanceof Untranslatable) return error.message
    throw error
  }
}
