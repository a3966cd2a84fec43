import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { DraftSnapshot } from '../../../runtime/studio/draft/DraftKeeper'
import { SaveLine } from '../../../runtime/studio/PageEditor/SaveLine'
import type { Language } from '../../../schemas/page/Text'
import { renderWithHost } from '../../support/fakeHost'
import { savedDraft } from './savedDraft'

const offline = new CallError('offline', 'no connection')
const refused = new CallError('invalid', 'too long')

const cases: [Language, Partial<DraftSnapshot>, RegExp][] = [
  ['zh-CN', {}, /草稿已保存 · 2026-01-05 10:32/],
  ['en-US', {}, /Draft saved · 01\/05\/2026, 10:32 AM/],
  ['de-DE', {}, /Entwurf gespeichert · 05\.01\.2026, 10:32/],
  ['en-US', { state: 'typed' }, /Saving…/],
  ['de-DE', { state: 'saving' }, /Wird gespeichert…/],
  ['zh-CN', { state: 'unsaved', failure: offline }, /未保存：无法连接服务器，内容已保留在本机/],
  ['en-US', { state: 'unsaved', failure: offline }, /Not saved: no connection, kept on this computer/],
  ['de-DE', { state: 'unsaved', failure: offline }, /Nicht gespeichert: keine Verbindung, auf diesem Computer aufbewahrt/],
  ['en-US', { state: 'unsaved', failure: refused, isKept: false }, /the server did not take it, and this computer cannot keep it either/],
  ['de-DE', { state: 'unsaved', conflict: savedDraft.draft }, /Entwurf anderswo geändert, auf diesem Computer aufbewahrt/],
  ['en-US', { isFromElsewhere: true }, /Draft saved elsewhere by eva · 01\/05\/2026, 10:32 AM/],
]

describe('the line that says how safe a draft is', () => {
  it.each(cases)('says in %s of %o: %s', async (language, part, words) => {
    await renderWithHost(<SaveLine draft={{ ...savedDraft, ...part }} />, { language })
    expect(screen.getByText(words)).toBeVisible()
  })
})
