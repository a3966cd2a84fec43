import type { PageVersion } from '../../schemas/api/pages'
import { type Command, type CommandContext, CommandFailure } from './Command'
import { connect, serverHelp, serverOptions } from './ServerClient'

export const history: Command = {
  usage: 'history <code>',
  summary: 'summary.history',
  options: serverOptions,
  help: [...serverHelp],
  async run(context) {
    const { args, isJson, text, write } = context
    const [code] = args
    if (code === undefined) throw new CommandFailure('missingArgument', { name: '<code>' })
    const server = await connect(context)
    const { result } = await server.call<PageVersion[]>('GET', `/page-configs/${encodeURIComponent(code)}/history`)
    if (isJson) write(JSON.stringify({ ok: true, code, versions: result }, null, 2))
    else for (const line of result.length === 0 ? [text('noHistory')] : result.map((version) => describeVersion(version, text))) write(line)
    return 0
  },
}

function describeVersion({ version, createTime, createBy, message, restoredFrom }: PageVersion, text: CommandContext['text']): string {
  const restored = restoredFrom === null ? '' : text('restoredFrom', { version: restoredFrom })
  return [String(version).padStart(4), createTime, createBy, message ?? '', restored].filter((part) => part !== '').join('  ')
}
