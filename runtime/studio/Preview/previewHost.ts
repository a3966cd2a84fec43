import type { ChoiceItem, ChoiceItems } from '../../../schemas/api/choices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { CallError, type Calls } from '../../calls/Calls'
import type { PageHost } from '../../session/PageHost'
import { sampleRows } from './sampleRows'

function pageOf(records: Row[]): RowPage {
  return { records, total: records.length, size: records.length, current: 1, pages: 1 }
}

/** Calls that read from the server where the table exists, and write nowhere. */
function previewCalls({ calls, language, text }: PageHost, config: unknown, hasTable: boolean): Calls {
  const rows = () => sampleRows(config, language)
  const refuse = async (): Promise<never> => {
    throw new CallError('refused', text('studio.previewReadOnly'))
  }
  const post: Calls['post'] = (path, body, options) => {
    if (!options?.isRead) return refuse()
    if (hasTable) return calls.post(path, body, options)
    // What follows from all rows only the server knows.
    return Promise.reject(new CallError('refused', text('studio.previewUnknown')))
  }
  const reading: Partial<Calls> = hasTable
    ? {}
    : {
        list: async () => pageOf(rows()),
        grid: async () => pageOf(rows()),
        queryById: async (_url, id) => rows().find((row) => row.id === id) ?? { id },
      }
  const choices = async (): Promise<ChoiceItems> => ({ items: sampleChoices(text), hasMore: false })
  return {
    ...calls,
    ...reading,
    choices,
    add: refuse,
    edit: refuse,
    deleteBatch: refuse,
    post,
    put: refuse,
    delete: refuse,
    upload: refuse,
  }
}

/** What can be chosen where nobody can be asked: the page that says it is not published. */
function sampleChoices(text: PageHost['text']): ChoiceItem[] {
  return [1, 2, 3].map((number) => ({ value: String(number), text: text('studio.sampleChoice', { number }) }))
}

/** The host that a previewed page runs under: everything is real but the writing. */
export function previewHost(host: PageHost, config: unknown, hasTable: boolean): PageHost {
  return {
    ...host,
    calls: previewCalls(host, config, hasTable),
    can: () => true,
    setDirty: () => {},
    // The tab and its address are the studio's.
    tab: undefined,
    isPreview: true,
    search: '',
    newValues: undefined,
    changeSearch: () => {},
  }
}
