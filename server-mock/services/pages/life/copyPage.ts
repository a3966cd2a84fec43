import type { CopyBody } from '../../../../schemas/api/pageLife'
import type { PageDraft } from '../../../../schemas/api/pages'
import { codeOfName } from '../../../../schemas/documents/documentName'
import { copyPageText } from '../../../../schemas/page/copyPage'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { userOf } from '../../../kernel/userOf'
import type { Services } from '../../Services'
import { latestVersion } from '../currentVersion'
import { readDraft, saveDraft } from '../drafts'
import { writePageEvent } from './pageEvents'
import { requireSameKind } from './requireSameKind'

/** Makes a draft out of another page or document, a page with a code, a table, calls and permissions of its own. */
export async function copyPage({ database }: Services, from: string, body: CopyBody, context: CallContext): Promise<PageDraft> {
  const { code } = body
  requireSameKind(from, code)
  const { text } = await readDraft(database, from)
  if ((await latestVersion(database.kysely, code)) > 0) throw new CallFailure('refused', 'pages.codeTaken', { code })
  try {
    const draft = await saveDraft(database, {
      code,
      text: copyPageText(text, { ...body, code: codeOfName(code) }),
      base: 0,
      by: userOf(context).username,
    })
    await writePageEvent(database.kysely, { code, kind: 'copied', detail: from }, context)
    return draft
  } catch (error) {
    if (error instanceof CallFailure && error.error === 'conflict') throw new CallFailure('refused', 'pages.codeTaken', { code })
    throw error
  }
}
