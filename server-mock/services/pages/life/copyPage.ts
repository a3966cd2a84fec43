import type { CopyBody } from '../../../../schemas/api/pageLife'
import type { PageDraft } from '../../../../schemas/api/pages'
import { copyPageText } from '../../../../schemas/page/copyPage'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { userOf } from '../../../kernel/userOf'
import type { Services } from '../../Services'
import { latestVersion } from '../currentVersion'
import { readDraft, saveDraft } from '../drafts'
import { writePageEvent } from './pageEvents'

/** Makes a draft out of another page, with a code, a table, calls and permissions of its own. */
export async function copyPage({ database }: Services, from: string, body: CopyBody, context: CallContext): Promise<PageDraft> {
  const { text } = await readDraft(database, from)
  const { code } = body
  if ((await latestVersion(database.kysely, code)) > 0) throw new CallFailure('refused', 'pages.codeTaken', { code })
  try {
    const draft = await saveDraft(database, { code, text: copyPageText(text, body), base: 0, by: userOf(context).username })
    await writePageEvent(database.kysely, { code, kind: 'copied', detail: from }, context)
    return draft
  } catch (error) {
    if (error instanceof CallFailure && error.error === 'conflict') throw new CallFailure('refused', 'pages.codeTaken', { code })
    throw error
  }
}
