import type {
  CopyBody,
  DeletePageBody,
  LifeAction,
  LifePlan,
  LifeResult,
  PageEvent,
  RenameBody,
  UnpublishBody,
} from '../../schemas/api/pageLife'
import type { PageDraft, PageSummary, PageVersion, PublishBody, PublishResult, ValidateResult } from '../../schemas/api/pages'
import type { CallOptions, Calls } from '../calls/Calls'

/** The calls of the studio. Every one throws a `CallError`. */
export interface StudioCalls {
  listPages(options?: CallOptions): Promise<PageSummary[]>
  getDraft(code: string, options?: CallOptions): Promise<PageDraft>
  /** `base` is the revision that the change started from; a moved one is a `CallError` of kind `conflict`. */
  saveDraft(code: string, text: string, base: number): Promise<PageDraft>
  validate(code: string, text: string, options?: CallOptions): Promise<ValidateResult>
  publish(code: string, body: PublishBody): Promise<PublishResult>
  getHistory(code: string, options?: CallOptions): Promise<PageVersion[]>
  getVersion(code: string, version: number, options?: CallOptions): Promise<PageVersion>
  /** What publishing an earlier version once more would do, or what stands in its way. */
  planRollback(code: string, version: number, options?: CallOptions): Promise<ValidateResult>
  rollback(code: string, version: number): Promise<PublishResult>
  getEvents(code: string, options?: CallOptions): Promise<PageEvent[]>
  /** What an action would do to the page and everything attached to it. */
  planLife(code: string, action: LifeAction, options?: CallOptions): Promise<LifePlan>
  copy(code: string, body: CopyBody): Promise<PageDraft>
  rename(code: string, body: RenameBody): Promise<LifeResult>
  unpublish(code: string, body: UnpublishBody): Promise<LifeResult>
  deletePage(code: string, body: DeletePageBody): Promise<LifeResult>
}

export function createStudioCalls(calls: Calls): StudioCalls {
  const path = (code: string, rest = '') => `/page-configs/${encodeURIComponent(code)}${rest}`
  return {
    listPages: (options) => calls.get('/page-configs', undefined, options),
    getDraft: (code, options) => calls.get(path(code, '/draft'), undefined, { ...options, isQuiet: true }),
    saveDraft: (code, text, base) => calls.put(path(code, '/draft'), { text, base }),
    validate: (code, text, options) => calls.post(path(code, '/validate'), { text }, options),
    publish: (code, body) => calls.post(path(code, '/publish'), body),
    getHistory: (code, options) => calls.get(path(code, '/history'), undefined, options),
    getVersion: (code, version, options) => calls.get(path(code, `/versions/${version}`), undefined, options),
    planRollback: (code, version, options) => calls.get(path(code, `/versions/${version}/plan`), undefined, options),
    rollback: (code, version) => calls.post(path(code, '/rollback'), { version }),
    getEvents: (code, options) => calls.get(path(code, '/events'), undefined, options),
    planLife: (code, action, options) => calls.get(path(code, '/life'), { action }, options),
    copy: (code, body) => calls.post(path(code, '/copy'), body),
    rename: (code, body) => calls.post(path(code, '/rename'), body),
    unpublish: (code, body) => calls.post(path(code, '/unpublish'), body),
    deletePage: (code, body) => calls.post(path(code, '/delete'), body),
  }
}
