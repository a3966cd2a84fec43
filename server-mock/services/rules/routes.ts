import { sql } from 'kysely'
import type { DuplicateQuery } from '../../../schemas/api/rules'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { sameTenant } from '../../resource'
import { asText } from '../dictionaries/asText'
import { openTable } from '../dictionaries/openTable'
import { keptDocumentRoutes } from '../documents/keep/keptRoutes'
import { fillRulesOf } from '../pages/lookUps'
import type { Services } from '../Services'
import { runFillRule } from './fillRules'
import { keptCheckRule } from './keep/keptCheckRule'
import { keptFillRule } from './keep/keptFillRule'
import { runCheckRule } from './runCheckRule'

/** Other people's rows of the tenant count too: the answer says no more than that a value exists. */
async function isTaken(services: Services, context: CallContext, query: DuplicateQuery): Promise<boolean> {
  const { tableName = '', fieldName = '', fieldVal = '', dataId } = query
  const { table, model, column } = openTable(services, context, tableName, 'duplicate')
  const row = await services.database.kysely
    .selectFrom(`${table} as t`)
    .select('t.id')
    .where(sql<boolean>`${asText(column(fieldName))} = ${fieldVal}`)
    .where(sql<boolean>`${sameTenant(model, context, dataId)}`)
    .$if(Boolean(dataId), (rows) => rows.where('t.id', '!=', dataId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A number that is taken is gone: only who may add rows with it may take one. */
function refuseForeignRule({ pages }: Services, context: CallContext, ruleCode: string): void {
  if (hasRole(administratorRole, userOf(context).roles)) return
  const isMine = pages
    .all()
    .some(({ code, config }) => fillRulesOf(config).has(ruleCode) && context.can(permissionOf({ ...config, code }, 'add')))
  if (!isMine) throw new CallFailure('no-permission', 'http.foreignFillRule', { code: ruleCode })
}

export function ruleRoutes(services: Services): Route[] {
  const { database } = services
  return [
    ...keptDocumentRoutes(services, '/api/sys/checkRule', keptCheckRule),
    ...keptDocumentRoutes(services, '/api/sys/fillRule', keptFillRule),
    // Open to anonymous users, for the forms that they may send; it says no more than that a value exists.
    defineRoute({
      method: 'GET',
      url: '/api/sys/duplicate/check',
      access: 'public',
      body: null,
      query: 'DuplicateQuery',
      params: null,
      answer: 'Nothing',
      ratePerMinute: 120,
      async handler({ query, context }) {
        if (!query.fieldVal) return new RouteAnswer(null, { code: 500, message: textOf('http.valueEmpty', context.language) })
        if (await isTaken(services, context, query)) throw new CallFailure('refused', 'http.valueTaken')
        return new RouteAnswer(null, { message: textOf('http.valueFree', context.language) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/checkRule/checkByCode',
      access: 'user',
      body: null,
      query: 'CheckRuleQuery',
      params: null,
      answer: 'CheckRuleAnswer',
      handler({ query, context }) {
        const { passed, message, step } = runCheckRule(services.documents, query.ruleCode ?? '', query.value ?? '', context.language)
        return passed
          ? new RouteAnswer(null, { code: 200 })
          : new RouteAnswer({ ...step, passed: false as const }, { isRefused: true, code: 500, message })
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/fillRule/executeRuleByCode/:ruleCode',
      access: 'user',
      body: null,
      query: null,
      params: 'FillRuleParams',
      answer: 'FillValue',
      async handler({ params, context }) {
        refuseForeignRule(services, context, params.ruleCode)
        const [value = null] = await database.transaction((connection) => runFillRule(services.documents, connection, params.ruleCode, 1))
        return new RouteAnswer(value, { code: 200 })
      },
    }),
  ]
}
