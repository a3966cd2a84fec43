import type { Row, RowPage } from '../../../schemas/api/Result'
import { readDocumentName } from '../../../schemas/documents/documentName'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { ProductAccess } from '../../kernel/Access'
import type { CallContext } from '../../kernel/CallContext'
import { defineRoute, type Route } from '../../kernel/Route'
import { namesIn } from '../../system/people/namesIn'
import { systemTables } from '../../system/SystemTables'
import { answerFoundRows } from '../documents/keep/pageOfRows'
import { listPages } from '../pages/listPages'
import { publishedVersions } from '../pages/publishedVersions'
import type { Services } from '../Services'
import { readPublishers } from './publishers'

const mayWrite: ProductAccess = { permission: 'page:write' }

/** Which roles may open each page, as a sentence lists them. */
async function rolesByPage({ database }: Services, context: CallContext): Promise<Map<string, string>> {
  const rows = await systemTables(database.kysely)
    .selectFrom('sys_permission as p')
    .innerJoin('sys_role_permission as g', 'g.permission_id', 'p.id')
    .innerJoin('sys_role as r', 'r.id', 'g.role_id')
    .select(['p.page', 'r.role_name', 'r.role_name_texts', 'r.role_code'])
    .where('p.menu_type', '=', 1)
    .where('p.page', 'is not', null)
    .orderBy('r.role_code')
    .execute()
  const byPage = new Map<string, Set<string>>()
  for (const { page, role_name: name, role_name_texts: texts, role_code: code } of rows) {
    const names = byPage.get(String(page)) ?? new Set()
    byPage.set(String(page), names.add(chooseTranslation(name ?? code, texts, context.language)))
  }
  return new Map([...byPage].map(([page, names]) => [page, namesIn(context, [...names])]))
}

/** The publications that count now, by code: who published, when, and what they wrote. */
async function publicationsByCode({ database }: Services) {
  const rows = await publishedVersions(database.kysely)
    .leftJoin('sys_user as u', 'u.username', 'v.create_by')
    .select(['v.create_by as by', 'v.create_time as time', 'v.message as message', 'u.realname as realname'])
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** Every page and document beside pages, with its state, who published it when, who may open it, and who may publish it. */
async function savedPages(services: Services, context: CallContext): Promise<Row[]> {
  const { database } = services
  const [pages, publications, roles, publishers] = await Promise.all([
    listPages(database, context.language),
    publicationsByCode(services),
    rolesByPage(services, context),
    readPublishers(database.kysely, context),
  ])
  return pages.map((page) => {
    const { by, time, message, realname } = publications.get(page.code) ?? {}
    return {
      ...page,
      id: page.code,
      rowVersion: page.version ?? 0,
      publishedBy: by && realname ? `${realname} (${by})` : (by ?? null),
      publishedTime: time ?? null,
      message: message ?? null,
      openTo: roles.get(page.code) ?? null,
      publishers: readDocumentName(page.code) ? publishers.ofDocuments : publishers.ofPages,
    }
  })
}

export function savedPageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/page/list',
      access: mayWrite,
      body: null,
      query: 'DocumentRowQuery',
      params: null,
      answer: 'PageOfRows',
      handler: async ({ query, context }): Promise<RowPage> => answerFoundRows(await savedPages(services, context), query),
    }),
  ]
}
