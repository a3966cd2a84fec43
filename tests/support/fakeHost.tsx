import { QueryClientProvider } from '@tanstack/react-query'
import { act, type RenderResult, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { createCallLog } from '../../runtime/calls/CallLog'
import { CallError, type Calls } from '../../runtime/calls/Calls'
import { NotificationOutlet } from '../../runtime/kit/NotificationOutlet'
import { PickerHost } from '../../runtime/pickers/PickerHost'
import { type PageHost, PageHostProvider, type Question } from '../../runtime/session/PageHost'
import type { PickerKind, PickerOptions, PickerResult } from '../../runtime/session/PickerKinds'
import { createQueryClient } from '../../runtime/session/queryClient'
import { createRowEvents, type RowEvents } from '../../runtime/session/rowEvents'
import { changeLanguage, languagePackOf, text } from '../../runtime/text/i18n'
import type { Language } from '../../schemas/page/Text'
import { noPermissions } from '../../schemas/rights/decide'
import { administratorRole } from '../../schemas/rights/roles'
import { keepTheme, stillTheme } from './stillTheme'

/** One call that was made, as a test asks for it: `{ method: 'get', args: ['/sys/user/list', {…}] }`. */
export interface RecordedCall {
  method: keyof Calls
  args: unknown[]
}

export type CallFakes = Partial<{ [M in keyof Calls]: (...args: Parameters<Calls[M]>) => unknown }>

export interface FakeHost extends PageHost {
  /** Tells the page of rows that were changed elsewhere. */
  rowEvents: RowEvents
  /** Every call that was made, in order. */
  made: RecordedCall[]
  /** Every notice that was shown. */
  notices: { kind: string; text: string; title?: string }[]
  /** Every question that was asked. */
  questions: Question[]
  /** Every picker that was opened. */
  picks: { kind: PickerKind; options: PickerOptions<PickerKind> }[]
}

export interface FakeHostOptions {
  /** Answers by method; what is not faked fails as a server that does not know the call. */
  calls?: CallFakes
  /** Further parts of the host, for example `can` or `openTab`. */
  host?: Partial<PageHost>
  language?: Language
  user?: PageHost['user']
  /** Answer to every question of `confirm`. */
  agrees?: boolean
  /** What is chosen in each picker; a picker that is not named is closed without a choice. */
  chosen?: { readonly [K in PickerKind]?: PickerResult<K> }
  /** true: pickers are opened on the screen, and the test chooses in them. */
  showsPickers?: boolean
}

const methods = ['get', 'post', 'put', 'delete', 'upload', 'download', 'downloadByPost', 'list', 'grid'] as const
const moreMethods = ['queryById', 'add', 'edit', 'deleteBatch', 'dictItems', 'choices', 'pageConfig'] as const

/** Whether options only say who listens to what the server says: that is no part of what is asked. */
function isListener(arg: unknown): boolean {
  return arg !== null && typeof arg === 'object' && 'onMessage' in arg && Object.keys(arg).length === 1
}

/** Calls that answer from `fakes` and are written down in `made`. */
function fakeCallsOf(fakes: CallFakes, made: RecordedCall[]): Calls {
  const callOf = (method: keyof Calls) => {
    const fake = fakes[method] as ((...args: unknown[]) => unknown) | undefined
    return async (...args: unknown[]) => {
      made.push({ method, args: args.filter((arg) => !isListener(arg)) })
      if (!fake) throw new CallError('notFound', `the test fakes no answer to ${method}(${JSON.stringify(args[0])})`)
      return fake(...args)
    }
  }
  const calls = Object.fromEntries([...methods, ...moreMethods].map((method) => [method, callOf(method)]))
  return calls as unknown as Calls
}

/** A host for tests: an administrator who speaks `language`, and calls that answer as the test says. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { calls = {}, host = {}, language = 'zh-CN', user, agrees = true, chosen = {} } = options
  const made: RecordedCall[] = []
  const notices: FakeHost['notices'] = []
  const questions: FakeHost['questions'] = []
  const picks: FakeHost['picks'] = []
  const rowEvents = createRowEvents()
  return {
    user: user === undefined ? { id: 'u1', username: 'admin', realname: 'Admin', orgCode: null, roles: [administratorRole] } : user,
    language,
    text: (key, values) => text(key, values),
    permissions: noPermissions,
    can: () => true,
    calls: fakeCallsOf(calls, made),
    callLog: createCallLog(),
    notify: (kind, content, title) => void notices.push({ kind, text: content, ...(title ? { title } : {}) }),
    confirm: async (question) => {
      questions.push(question)
      return agrees
    },
    pick: async (kind, options) => {
      picks.push({ kind, options })
      return chosen[kind] ?? null
    },
    openTab: () => {},
    changeSearch: () => {},
    setDirty: () => {},
    followRows: rowEvents.subscribe,
    ...host,
    rowEvents,
    made,
    notices,
    questions,
    picks,
  }
}

/** The product around a piece of the interpreter: host, cache, antd in the language and without motion. */
export function HostAround({ host, showsPickers = false, children }: { host: PageHost; showsPickers?: boolean; children: ReactNode }) {
  const inside = showsPickers ? (
    <PickerHost host={host}>{children}</PickerHost>
  ) : (
    <PageHostProvider value={host}>{children}</PageHostProvider>
  )
  return (
    <ConfigProvider locale={languagePackOf(host.language).antd} theme={stillTheme} button={{ autoInsertSpace: false }}>
      {inside}
      <NotificationOutlet />
    </ConfigProvider>
  )
}

/** Renders `ui` inside of a fake product. The answer has the host, so that a test can ask what was called and said. */
export async function renderWithHost(ui: ReactElement, options: FakeHostOptions = {}): Promise<RenderResult & { host: FakeHost }> {
  const host = fakeHost(options)
  await changeLanguage(host.language)
  await keepTheme()
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <HostAround host={host} showsPickers={options.showsPickers}>
        {children}
      </HostAround>
    </QueryClientProvider>
  )
  let result!: RenderResult
  await act(async () => {
    result = render(ui, { wrapper })
  })
  return { ...result, host }
}
