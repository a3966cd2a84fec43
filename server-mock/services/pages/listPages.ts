import type { PageSummary, PageVersion, PublishedPage } from '../../../schemas/api/pages'
import { readDocumentName } from '../../../schemas/documents/documentName'
import { normalisePage } from '../../../schemas/page/normalisePage'
import { chooseText, type Language } from '../../../schemas/page/Text'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { currentVersion } from './currentVersion'
import { publishedVersions } from './publishedVersions'

function readHead(text: string): { kind: string; title: unknown } {
  const kind = /"kind"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? ''
  try {
    const page = JSON.parse(text) as { kind?: string; title?: unknown }
    return { kind: page.kind ?? kind, title: page.title }
  } catch {
    return { kind, title: undefined }
  }
}

function stateOf(row: { version: number | null; published: string | null; text: string; wasPublished: unknown }): PageSummary['state'] {
  if (row.version === null) return row.wasPublished ? 'withdrawn' : 'draft'
  return row.published === row.text ? 'published' : 'changed'
}

/** Every page, published or not, with its state, by title as the caller reads it. */
export async function listPages(database: Database, language: Language): Promise<PageSummary[]> {
  const rows = await systemTables(database.kysely)
    .selectFrom('page_draft as d')
    .leftJoin('page_config as c', 'c.code', 'd.code')
    .leftJoin('page_version as v', (join) => join.onRef('v.code', '=', 'c.code').onRef('v.version', '=', 'c.version'))
    .select([
      'd.code as code',
      'd.text as text',
      'c.version as version',
      'v.text as published',
      'd.create_by as createBy',
      'd.create_time as createTime',
    ])
    .select(['d.update_by as updateBy', 'd.update_time as updateTime'])
    .select((query) =>
      query
        .exists(query.selectFrom('page_version as earlier').select('earlier.id').whereRef('earlier.code', '=', 'd.code'))
        .as('wasPublished'),
    )
    .execute()
  const pages = rows.map((row): PageSummary => {
    const { code } = row
    const { kind, title } = readHead(row.published ?? row.text)
    const { version } = row
    return {
      code,
      kind,
      title: chooseText(title, language, code),
      state: stateOf(row),
      version,
      updateBy: row.updateBy ?? row.createBy,
      updateTime: row.updateTime ?? row.createTime,
    }
  })
  const { compare } = new Intl.Collator(language, { numeric: true })
  return pages.sort((one, other) => compare(one.title, other.title) || compare(one.code, other.code))
}

/** The published page, or the published document of a name. */
export async function readPublished(database: Database, code: string): Promise<PublishedPage> {
  const row = await publishedVersions(database.kysely).where('c.code', '=', code).executeTakeFirst()
  if (!row) throw new CallFailure('not-found', 'pages.unknown', { code })
  const config: unknown = JSON.parse(row.config)
  return { code, version: row.version, config: readDocumentName(code) ? config : normalisePage(config).page }
}

type VersionRow = Pick<SystemTables['page_version'], 'version' | 'message' | 'create_by' | 'create_time' | 'restored_from'>

function toVersion({ version, message, create_by, create_time, restored_from }: VersionRow, current: number | null): PageVersion {
  return {
    version,
    message,
    createBy: create_by ?? '',
    createTime: create_time ?? '',
    restoredFrom: restored_from,
    isCurrent: version === current,
  }
}

/** The versions of a page, newest first. */
export async function readHistory(database: Database, code: string): Promise<PageVersion[]> {
  const columns = ['version', 'message', 'create_by', 'create_time', 'restored_from'] as const
  const rows = await systemTables(database.kysely)
    .selectFrom('page_version')
    .select(columns)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .execute()
  const current = await currentVersion(database.kysely, code)
  return rows.map((row) => toVersion(row, current))
}

export async function findVersion(database: Database, code: string, version: number): Promise<PageVersion> {
  const row = Number.isSafeInteger(version)
    ? await systemTables(database.kysely)
        .selectFrom('page_version')
        .selectAll()
        .where('code', '=', code)
        .where('version', '=', version)
        .executeTakeFirst()
    : undefined
  if (!row) throw new CallFailure('not-found', 'pages.unknownVersion', { code, version: String(version) })
  return { ...toVersion(row, await currentVersion(database.kysely, code)), text: row.text }
}
