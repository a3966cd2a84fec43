import { apiBase, urlWithParams, withTimestamp } from '../calls/address'
import { askAhead } from '../calls/askedAhead'
import { pageConfigRequest } from '../calls/pageConfigRequest'
import { callHeaders } from '../calls/Transport'
import { type KeptSession, readKeptSession, readTenant } from '../session/keptSession'
import { permissionsRequest } from '../session/permissionsRequest'
import { readStoredLanguage } from '../text/language'
import { codeAt } from './public/publicPaths'
import { ticketOf } from './tickets'

/*
 * The build makes the smallest script of the product of this file and what it imports (`codegen/firstScripts.ts`), which runs before all others have come.
 * `startEarly` takes the answers.
 */

/** Asks for the rights and the page, which everything else at an address of somebody signed in waits for. */
function askFirst(address: Location): void {
  const session = readKeptSession()
  if (!session || ticketOf(address)) return
  const headers = headersOf(session)
  askAhead(urlWithParams(apiBase, permissionsRequest.path, withTimestamp(permissionsRequest.path, permissionsRequest.params)), headers)
  const code = codeAt(address.pathname)
  if (code === undefined) return
  const { address: page, cache } = pageConfigRequest(code)
  askAhead(page, headers, cache)
}

function headersOf({ token }: KeptSession): Record<string, string> {
  return callHeaders({ readToken: () => token, readTenant, readLanguage: readStoredLanguage })
}

askFirst(window.location)
