import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import {
  readDepartPermissions,
  readGrantableTree,
  readRolePermissions,
  saveDepartPermissions,
  saveRolePermissions,
} from './rolePermissions'

const mayEdit: ProductAccess = { permission: 'depart:edit' }

/** What departments were granted, and of that their own roles. */
export function departRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/permission/queryDepartPermission',
      access: mayEdit,
      body: null,
      query: 'DepartPermissionQuery',
      params: null,
      answer: 'Ids',
      handler: ({ query }) => readDepartPermissions(services, query.departId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/permission/saveDepartPermission',
      access: mayEdit,
      body: 'SaveDepartPermissionBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        await saveDepartPermissions(services, body, context)
        return new RouteAnswer(null, { code: 200, message: textOf('people.saved', context.language) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysDepartPermission/queryTreeListForDeptRole',
      access: mayEdit,
      body: null,
      query: 'DepartTreeQuery',
      params: null,
      answer: 'PermissionTree',
      handler: ({ query, context }) => readGrantableTree(services, query, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/sysDepartPermission/queryDeptRolePermission',
      access: mayEdit,
      body: null,
      query: 'RolePermissionQuery',
      params: null,
      answer: 'Ids',
      handler: ({ query }) => readRolePermissions(services, query.roleId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/sysDepartPermission/saveDeptRolePermission',
      access: mayEdit,
      body: 'SaveRolePermissionBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        await saveRolePermissions(services, body, context, true)
        return new RouteAnswer(null, { code: 200, message: textOf('people.saved', context.language) })
      },
    }),
  ]
}
