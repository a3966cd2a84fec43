import { chooseTranslation } from '../../../schemas/wire/translations'
import type { ProductAccess } from '../../kernel/Access'
import { defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { copyRole, readGrantableTree, readRolePermissions, saveRolePermissions } from './rolePermissions'

const mayEdit: ProductAccess = { permission: 'role:edit' }

/** What administrators do with roles beside the calls of the table. */
export function roleRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/role/queryall',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'RoleItems',
      async handler({ context: { language } }) {
        const rows = await systemTables(services.database.kysely).selectFrom('sys_role').selectAll().orderBy('role_code').execute()
        return rows.map(({ id, role_code: roleCode, role_name, role_name_texts, description, depart_id: departId }) => {
          return { id, roleCode, roleName: chooseTranslation(role_name ?? roleCode, role_name_texts, language), description, departId }
        })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/role/copyRole',
      access: mayEdit,
      body: 'CopyRoleBody',
      query: null,
      params: null,
      answer: 'Row',
      async handler({ body, context }) {
        const role = await copyRole(services, body, context)
        return new RouteAnswer(role, { code: 200, message: textOf('people.copied', context.language) })
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/role/queryTreeList',
      access: mayEdit,
      body: null,
      query: 'DepartTreeQuery',
      params: null,
      answer: 'PermissionTree',
      handler: ({ query, context }) => readGrantableTree(services, query, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/permission/queryRolePermission',
      access: mayEdit,
      body: null,
      query: 'RolePermissionQuery',
      params: null,
      answer: 'Ids',
      handler: ({ query }) => readRolePermissions(services, query.roleId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/permission/saveRolePermission',
      access: mayEdit,
      body: 'SaveRolePermissionBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler({ body, context }) {
        await saveRolePermissions(services, body, context)
        return new RouteAnswer(null, { code: 200, message: textOf('people.saved', context.language) })
      },
    }),
  ]
}
