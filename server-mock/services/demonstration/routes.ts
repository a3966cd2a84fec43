import type { PageOfRows, Row } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import { chooseText } from '../../../schemas/page/Text'
import { actionsOf } from '../../../schemas/rights/decide'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { defineRoute, type Route } from '../../kernel/Route'
import { listUsers } from '../people/listUsers'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'

/** What clients find at an address of the demonstration, as far as the caller may see it. */
type Read = (services: Services, query: Readonly<Record<string, unknown>>, context: CallContext) => Promise<PageOfRows>

const countIn = (given: unknown, otherwise: number) => Math.min(Math.max(Math.trunc(Number(given)) || otherwise, 1), 1000)

function pageOf(rows: readonly Row[], { pageNo, pageSize }: Readonly<Record<string, unknown>>): PageOfRows {
  const [current, size] = [countIn(pageNo, 1), countIn(pageSize, 10)]
  const records = rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
}

/** The published pages that the caller may open: what the installation offers. */
function servicesFor({ pages }: Services, { can, language }: CallContext): Row[] {
  const open = pages.all().filter(({ config }) => can(permissionOf(config, 'list')))
  return open.map(({ code, version, config }) => ({
    id: code,
    no: code,
    description: chooseText(config.title, language, code),
    version,
    status: 1,
  }))
}

async function permissionsOf({ rights }: Services, { can }: CallContext, language: Language): Promise<Row[]> {
  const held = (await rights.allEntries()).filter(({ perms }) => perms && actionsOf({ action: perms }).some(can))
  return held.map(({ id, name, nameTexts, perms, status }) => ({
    id,
    permissionId: perms,
    permissionName: chooseTranslation(name, nameTexts, language),
    status: Number(status),
  }))
}

const reads: Readonly<Record<string, Read>> = {
  user: async (services, query, context) => {
    const { records, ...page } = await listUsers(services, context, query)
    return { ...page, records: records.map((user) => ({ ...user, id: String(user.id) })) }
  },
  role: (services, query, context) => tableOf(services, 'sys_role').list(query, context),
  service: async (services, query, context) => pageOf(servicesFor(services, context), query),
  permission: async (services, query, context) => pageOf(await permissionsOf(services, context, context.language), query),
  'permission/no-pager': async (services, _query, context) =>
    pageOf(await permissionsOf(services, context, context.language), { pageSize: 1000 }),
}

/** The addresses that clients of such products ask for data to show, before they have pages of their own: here they answer what there is. */
export function demonstrationRoutes(services: Services): Route[] {
  return Object.entries(reads).map(([name, read]) =>
    defineRoute({
      method: 'GET',
      url: `/api/mock/api/${name}`,
      access: 'user',
      body: null,
      query: 'ListQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => read(services, { ...query }, context),
    }),
  )
}
