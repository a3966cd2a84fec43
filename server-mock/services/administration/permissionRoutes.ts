import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { linkedIn } from '../../resource'
import type { Services } from '../Services'
import { addDataRule, editDataRule, listDataRules, listRuleColumns, ruleCalls } from './dataRules'
import { readPermissionTree, readSubmenus } from './permissionTree'

const mayEdit: ProductAccess = { permission: 'permission:edit' }
const base = '/api/sys/permission'

/** The menu, its buttons and the data rules of pages. */
export function permissionRoutes(services: Services): Route[] {
  return [...menuRoutes(services), ...dataRuleRoutes(services)]
}

function menuRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: `${base}/getSystemMenuList`,
      access: mayEdit,
      body: null,
      query: null,
      params: null,
      answer: 'SystemMenus',
      handler: async ({ context }) => (await readSubmenus(services, context.language, [null])).get(null) ?? [],
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/getSystemSubmenu`,
      access: mayEdit,
      body: null,
      query: 'SubmenuQuery',
      params: null,
      answer: 'SystemMenus',
      handler: async ({ query: { parentId }, context }) => (await readSubmenus(services, context.language, [parentId])).get(parentId) ?? [],
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/getSystemSubmenuBatch`,
      access: mayEdit,
      body: null,
      query: 'SubmenuBatchQuery',
      params: null,
      answer: 'SystemMenusByParent',
      handler: async ({ query, context }) => Object.fromEntries(await readSubmenus(services, context.language, linkedIn(query.parentIds))),
    }),
    defineRoute({
      method: 'GET',
      url: `${base}/queryTreeList`,
      access: mayEdit,
      body: null,
      query: null,
      params: null,
      answer: 'PermissionTree',
      handler: ({ context }) => readPermissionTree(services, context),
    }),
  ]
}

function dataRuleRoutes(services: Services): Route[] {
  const reading = ['getPermRuleListByPermId', 'queryPermissionRule'].map((name) =>
    defineRoute({
      method: 'GET',
      url: `${base}/${name}`,
      access: mayEdit,
      body: null,
      query: 'DataRuleQuery',
      params: null,
      answer: 'DataRuleRows',
      handler: ({ query, context }) => listDataRules(services, query, context),
    }),
  )
  return [
    ...reading,
    defineRoute({
      method: 'GET',
      url: `${base}/queryRuleColumns`,
      access: mayEdit,
      body: null,
      query: 'RuleColumnQuery',
      params: null,
      answer: 'RuleColumns',
      handler: ({ query, context }) => listRuleColumns(services, query.permissionId, context),
    }),
    defineRoute({
      method: 'POST',
      url: `/api${ruleCalls.add}`,
      access: mayEdit,
      body: 'DataRuleBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body, context }) {
        const rule = await addDataRule(services, body, context)
        return new RouteAnswer(rule, { code: 200, message: textOf('http.added', context.language) })
      },
    }),
    defineRoute({
      method: 'PUT',
      url: `/api${ruleCalls.edit}`,
      access: mayEdit,
      body: 'DataRuleBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body, context }) {
        const rule = await editDataRule(services, body, context)
        return new RouteAnswer(rule, { code: 200, message: textOf('http.edited', context.language) })
      },
    }),
  ]
}
