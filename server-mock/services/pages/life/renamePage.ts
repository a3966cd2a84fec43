import type { LifeResult, RenameBody } from '../../../../schemas/api/pageLife'
import { checkNamed } from '../../../../schemas/checks/checkNamed'
import { locateProblems } from '../../../../schemas/checks/locateProblems'
import { codeOfName, isDocument, readDocumentName } from '../../../../schemas/documents/documentName'
import { withCode } from '../../../../schemas/page/copyPage'
import type { Connection } from '../../../db/Database'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { requireAccess } from '../../../kernel/requireAccess'
import { systemTables } from '../../../system/SystemTables'
import { insertSystemRow } from '../../../system/systemRows'
import type { Services } from '../../Services'
import { changePages, noteChange } from '../changePages'
import { currentVersion, latestVersion } from '../currentVersion'
import { findTaken } from '../findTaken'
import { findFormerPage } from '../formerPage'
import { knownNames } from '../knownNames'
import type { Publication } from '../Publication'
import { publicationOf } from '../preparePage'
import { preparePublication, writePublication } from '../publishPage'
import { requireRight } from '../requireRight'
import { writePageEvent } from './pageEvents'
import { movePageRows } from './pageRows'
import { requirePage } from './planLife'
import { requireFree } from './requireFree'
import { requireSameKind } from './requireSameKind'

/**
 * Gives a page or document another code, with everything that belongs to it: versions, draft, rights, menu entry, tables, and what people have kept of it. A published
 * one becomes a new version under the new code, and the old code leads to it from then on.
 */
export async function renamePage(services: Services, from: string, body: RenameBody, context: CallContext): Promise<LifeResult> {
  const { kysely } = services.database
  await requirePage(kysely, from)
  if ((await latestVersion(kysely, from)) > 0) requireAccess({ permission: 'page:publish' }, context)
  const to = body.code
  requireSameKind(from, to)
  return changePages(services, [from, to], {
    async check() {
      await requireFreeCode(kysely, to)
      await requireFree(services, from, body.force, context)
      return checkRenamed(services, from, to, context)
    },
    async write(connection, checked) {
      await requireFreeCode(connection, to)
      const draft = await draftText(connection, from)
      await movePageRows(connection, from, to)
      await writePageEvent(connection, { code: to, kind: 'renamed', detail: `${from} → ${to}` }, context)
      if (checked) {
        // A document has no address that links lead to.
        if (!readDocumentName(from)) await insertSystemRow(connection, 'page_former_code', { code: from, page: to })
        await noteChange(services, connection, from, null)
      }
      const result = checked ? await writePublication(services, connection, checked, context) : undefined
      // What is written and not published yet stays that; it only bears the new code.
      if (draft !== undefined) {
        await systemTables(connection)
          .updateTable('page_draft')
          .set({ text: withCode(draft, codeOfName(to)) })
          .where('code', '=', to)
          .execute()
      }
      return { code: to, version: result?.version ?? null }
    },
  })
}

/** A code that a page has, or ever had, stays with it: its versions stand under it. */
async function requireFreeCode(connection: Connection, code: string): Promise<void> {
  const draft = await systemTables(connection).selectFrom('page_draft').select('id').where('code', '=', code).executeTakeFirst()
  if (draft || (await latestVersion(connection, code)) > 0) throw new CallFailure('refused', 'pages.codeTaken', { code })
}

async function draftText(connection: Connection, code: string): Promise<string | undefined> {
  const row = await systemTables(connection).selectFrom('page_draft').select('text').where('code', '=', code).executeTakeFirst()
  return row?.text
}

/** What is published under its new code, ready to be written; undefined when nothing is. */
async function checkRenamed(services: Services, from: string, to: string, context: CallContext): Promise<Publication | undefined> {
  const { kysely } = services.database
  const version = await currentVersion(kysely, from)
  if (version === null) return undefined
  const { language } = context
  const row = await systemTables(kysely)
    .selectFrom('page_version')
    .select('text')
    .where('code', '=', from)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const text = withCode(row.text, codeOfName(to))
  const { config, problems } = checkNamed(to, text, { language, known: await knownNames(services) })
  const taken = config && !isDocument(config) ? locateProblems(text, findTaken(services, config, language, [from, to])) : []
  const right = requireRight({ config, problems: [...problems, ...taken] })
  const request = { code: to, text }
  if (isDocument(right)) return preparePublication(services, request, right, context)
  // What was published last under the new code is there once the page has been moved.
  const findBefore = (connection: Connection) => findFormerPage(services, connection, to)
  return publicationOf(services, request, { page: right, keyed: right, planned: [], findBefore }, context)
}
