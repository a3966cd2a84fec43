import type { NameLists } from '../../schemas/api/names'
import type { LanguageSources } from '../languageServer/serveLanguage'
import type { Command, CommandContext } from './Command'
import { checkConfigFiles, nameIn } from './findPageFiles'
import { planSet, problemsOf } from './publishSet'
import { connect, findServer, type ServerClient, serverOptions } from './ServerClient'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'summary.lsp',
  options: { ...serverOptions, stdio: { type: 'boolean' } },
  help: [
    ['--server <url>', 'option.checkServer'],
    ['--user <name>', 'option.user'],
  ],
  async run(context) {
    const { createConnection, ProposedFeatures } = await import('vscode-languageserver/node')
    const { serveLanguage } = await import('../languageServer/serveLanguage')
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
    serveLanguage(connection, sourcesOf(context))
    const ended = new Promise<void>((resolve) => connection.onExit(resolve))
    connection.listen()
    await ended
    return 0
  },
}

/** What the language server asks: our own checks, and the server where one is known. A server that cannot be asked leaves our own. */
export function sourcesOf(context: CommandContext): LanguageSources {
  const { language, text } = context
  let client: Promise<ServerClient> | undefined
  const ask = async <T>(question: (server: ServerClient) => Promise<T>): Promise<T | undefined> => {
    if (!findServer(context).isKnown) return undefined
    try {
      client ??= connect(context)
      return await question(await client)
    } catch {
      // Signed out, or out of reach: another time.
      client = undefined
      return undefined
    }
  }
  return {
    language,
    check: (file) => checkConfigFiles([file], language),
    ask: (file) => ask(async (server) => (nameIn(file) === undefined ? undefined : problemsOf(await planSet(server, [file]), [file]))),
    readNames: () => ask(async (server) => (await server.call<NameLists>('GET', '/page-configs/-/names')).result),
    titleOf: ({ suggestion = '', replacement }) => text(replacement === undefined ? 'useSuggestion' : 'addSuggestion', { suggestion }),
  }
}
