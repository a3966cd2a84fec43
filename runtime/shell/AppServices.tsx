import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { createContext, useContext } from 'react'
import { apiBase } from '../calls/address'
import { type CallLog, createCallLog } from '../calls/CallLog'
import type { CallError, Calls } from '../calls/Calls'
import { createCalls } from '../calls/createCalls'
import { createTransport } from '../calls/createTransport'
import { createSignInCalls, type SignInCalls } from '../calls/signInCalls'
import type { Transport, TransportOptions } from '../calls/Transport'
import { showWarning } from '../kit/notifications'
import { readTenant } from '../session/keptSession'
import { createQueryClient } from '../session/queryClient'
import { expireSessionAtom, restoreSessionAtom, tokenAtom } from '../session/session'
import { tabId } from '../session/tabId'
import { currentLanguage, text } from '../text/i18n'
import { currentZones } from '../text/zones'
import { createLeaveGuard, type LeaveGuard } from './router/LeaveGuard'

/** What lives as long as the product is open: who is signed in, the way to the server, what the server said. */
export interface AppServices {
  store: ReturnType<typeof createStore>
  queries: QueryClient
  calls: Calls
  /** The last calls, those of signing in left out. */
  callLog: CallLog
  signInCalls: SignInCalls
  transport: Transport
  leaveGuard: LeaveGuard
}

/** One notice for whatever has failed; the next takes its place. */
function showFailure({ message }: CallError): void {
  showWarning('call', text('calls.notice'), message)
}

export function createAppServices(): AppServices {
  const store = createStore()
  store.set(restoreSessionAtom)
  const options: TransportOptions = {
    base: apiBase,
    caseId: tabId,
    readToken: () => store.get(tokenAtom),
    readTenant,
    readLanguage: currentLanguage,
    readTimeZone: () => currentZones().reader,
    text: (key) => text(`calls.${key}`),
    onExpired: (token, reason) => store.set(expireSessionAtom, token, reason),
  }
  const transport = createTransport(options)
  const callLog = createCallLog()
  return {
    store,
    queries: createQueryClient(),
    calls: createCalls(createTransport({ ...options, log: callLog, onFailed: showFailure })),
    callLog,
    signInCalls: createSignInCalls(transport),
    transport,
    leaveGuard: createLeaveGuard(),
  }
}

const ProductContext = createContext<AppServices | null>(null)
export const ProductProvider = ProductContext.Provider

export function useAppServices(): AppServices {
  const product = useContext(ProductContext)
  if (!product) throw new Error('useProduct needs a ProductProvider above it')
  return product
}
