import { sql } from 'kysely'
import type { PageDraft } from '../../../schemas/api/pages'
import type { Connection, Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'
import { compareTexts } from './compareTexts'

function toDraft(row: SystemTables['page_draft']): PageDraft {
  return {
    code: row.code,
    text: row.text,
    base: row.base,
    revision: row.revision,
    updateBy: row.update_by ?? row.create_by,
    updateTime: row.update_time ?? row.create_time,
  }
}

async function findDraft(connection: Connection, code: string): Promise<PageDraft | undefined> {
  const row = await systemTables(connection).selectFrom('page_draft').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? toDraft(row) : undefined
}

export async function readDraft(database: Database, code: string): Promise<PageDraft> {
  const draft = await findDraft(database.kysely, code)
  if (!draft) throw new CallFailure('not-found', 'pages.unknown', { code })
  return draft
}

interface NewDraft {
  code: string
  text: string
  base: number | null
  by: string
}

function newDraftRow({ code, text, base, by }: NewDraft) {
  return { ...newStamps(by), code, text, base, revision: 1 }
}

/** Replaces a draft whatever it holds: publishing makes the published text the draft. */
export async function writeDraft(connection: Connection, draft: NewDraft): Promise<void> {
  const { text, base, by } = draft
  await systemTables(connection)
    .insertInto('page_draft')
    .values(newDraftRow(draft))
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ text, base, revision: sql<number>`page_draft.revision + 1`, update_by: by, update_time: timeNow() }),
    )
    .execute()
}

/** Saves a draft that started from revision `base`, 0 for a new one; a draft that has moved on meanwhile is answered with 409, as it is now and with what differs. */
export async function saveDraft(database: Database, draft: { code: string; text: string; base: number; by: string }): Promise<PageDraft> {
  const { code, text, base, by } = draft
  const rows =
    base === 0
      ? systemTables(database.kysely)
          .insertInto('page_draft')
          .values(newDraftRow({ code, text, base: null, by }))
          .onConflict((conflict) => conflict.column('code').doNothing())
      : systemTables(database.kysely)
          .updateTable('page_draft')
          .set({ text, revision: base + 1, update_by: by, update_time: timeNow() })
          .where('code', '=', code)
          .where('revision', '=', base)
  const saved = await rows.returningAll().executeTakeFirst()
  if (saved) return toDraft(saved)
  const current = await findDraft(database.kysely, code)
  const result = { current: current ?? null, differences: compareTexts(code, current?.text ?? '', text) }
  throw new CallFailure('conflict', 'pages.draftMoved', { user: current?.updateBy ?? '' }, { result })
}
