import { filesUnder } from '../../server-mock/app/seed/filesUnder'
import { importPageFiles } from '../../server-mock/app/seed/importPages'
import { importRows } from '../../server-mock/app/seed/importRows'
import { seedFavourites } from '../../server-mock/app/seed/seedFavourites'
import { startTestServer, type TestServer, type TestUser } from './startTestServer'

/** Everybody of the demonstration. */
const users = ['admin', 'configurator', 'staff', 'leader', 'tester', 'visitor'] as const satisfies readonly TestUser[]

/** The real server with the pages of all business areas and their demonstration rows, and everybody signed in. */
export async function openAreas(): Promise<{ server: TestServer; tokens: Record<TestUser, string> }> {
  const server = await startTestServer()
  const received: string[] = []
  // The demonstration of single fields has tests of its own.
  const files = (await filesUnder('pages', '.page.json')).filter((path) => !/^pages\/(demo|order)\//.test(path))
  await importPageFiles(server.services, files, (line) => void received.push(line))
  await importRows(server.services, 'pages', (line) => void (line.endsWith('its page has no table') || received.push(line)))
  await server.database.transaction(seedFavourites)
  if (received.length > 0) throw new Error(received.join('\n'))
  const tokens = Object.fromEntries(await Promise.all(users.map(async (user) => [user, await server.signIn(user)])))
  return { server, tokens: tokens as Record<TestUser, string> }
}
