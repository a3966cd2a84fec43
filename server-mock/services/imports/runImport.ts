import type { FastifyRequest } from 'fastify'
import type { ImportAnswer } from '../../../schemas/api/imports'
import type { FieldConfig } from '../../../schemas/fields'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { errorSheets, type ImportOutcome, type TableResource } from '../../resource'
import { asShown, shownPage } from '../rows/shownPage'
import type { Services } from '../Services'
import { beginRun, describeRun, failRun, findRun, keepAlive, updateRun } from './importRuns'
import { readImportForm, type SentImport, sheetsOf } from './readImportForm'

/** Milliseconds between two notes of how far an import is. */
const noteEvery = 500

/** Imports the file of a form into the table of a page. Code 200: all rows are in; 201: the answer has the file of those that are not. */
export async function runImport(
  services: Pick<Services, 'database' | 'pages' | 'registry'>,
  resource: TableResource,
  request: FastifyRequest,
  context: CallContext,
): Promise<RouteAnswer<ImportAnswer>> {
  const sent = await readImportForm(request)
  const by = userOf(context).username
  const { database } = services
  const shown = shownPage(services, resource)
  const page = shown?.code ?? ''
  const title = chooseText(shown?.title, context.language, page)
  const id = await beginRun(database.kysely, sent.importId, page, by)
  const rest = keepAlive(database.kysely, id)
  try {
    await runSheets(asShown(services, resource), sent, context, database, { id, title, fields: shown ? mainFieldsOf(shown) : [] })
  } catch (error) {
    const message =
      error instanceof CallFailure ? textOf(error.text, context.language, error.values) : textOf('http.unavailable', context.language)
    await failRun(database.kysely, id, message)
    throw error
  } finally {
    rest()
  }
  const { message, result } = describeRun(await findRun(database.kysely, id, by), context.language)
  // It has just ended: the row is there, and says what became of it.
  const ended = result as ImportAnswer
  return new RouteAnswer(ended, { message, code: ended.fileUrl === null ? 200 : 201 })
}

async function runSheets(
  resource: TableResource,
  sent: SentImport,
  context: CallContext,
  { kysely }: Services['database'],
  { id, title, fields }: { id: string; title: string; fields: readonly FieldConfig[] },
): Promise<void> {
  let noted = 0
  await resource.importSheets(
    await sheetsOf(sent),
    {
      ...sent,
      fields,
      async onProgress(done, total) {
        if (done < total && Date.now() - noted < noteEvery) return
        noted = Date.now()
        await updateRun(kysely, id, { done_count: done, total_count: total })
      },
      keep: (connection, outcome) => updateRun(connection, id, { state: 'done', ...endOf(outcome, title, context.language) }),
    },
    context,
  )
}

/** What is kept of an import that has ended. */
function endOf(outcome: ImportOutcome, page: string, language: Language) {
  const { file, imported, failed } = outcome
  // A row of a sub-table that belongs to none is one of those that are not in.
  const total = file.rows.length + file.orphans.length
  const count = failed.length + file.orphans.length
  const ending = count > 0 ? (imported === 0 ? 'noneDone' : 'someFailed') : total === 1 ? 'oneDone' : 'allDone'
  const message = textOf(`imports.${ending}`, language, { total, imported, failed: count })
  return {
    total_count: total,
    done_count: total,
    success_count: imported,
    error_count: count,
    message: withNotes(message, outcome, language),
    file_name: count === 0 ? null : `${textOf('imports.errorsName', language, { page })}.xlsx`,
    error_sheets: count === 0 ? null : JSON.stringify(errorSheets(outcome, language)),
  }
}

/** The message, and what of the file or of the page has been left out. */
function withNotes(message: string, { file, imported }: ImportOutcome, language: Language): string {
  const headings = leftOutOf(file).join(', ')
  const tables = imported > 0 ? file.withoutSheet.join(', ') : ''
  const ending = headings === '' ? message : textOf('imports.withoutColumns', language, { ending: message, headings })
  return tables === '' ? ending : textOf('imports.withoutSheets', language, { ending, tables })
}

/** The headings of columns that the page has and the import did not take. */
function leftOutOf({ sheets }: ImportOutcome['file']): string[] {
  return [...new Set(sheets.flatMap(({ columns }) => columns.flatMap(({ heading, isLeftOut }) => (isLeftOut ? [heading] : []))))]
}
