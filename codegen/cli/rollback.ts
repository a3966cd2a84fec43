import type { PublishResult, RollbackBody } from '../../schemas/api/pages'
import { type Command, CommandFailure } from './Command'
import { readVersion } from './readVersion'
import { connect, serverHelp, serverOptions } from './ServerClient'

export const rollback: Command = {
  usage: 'rollback <code> <version>',
  summary: 'summary.rollback',
  options: serverOptions,
  help: [...serverHelp],
  async run(context) {
    const { args, isJson, text, write } = context
    const [code, written] = args
    if (code === undefined || written === undefined) {
      throw new CommandFailure('missingArgument', { name: code === undefined ? '<code>' : '<version>' })
    }
    const body: RollbackBody = { version: readVersion(written) }
    const server = await connect(context)
    const { result } = await server.call<PublishResult>('POST', `/page-configs/${encodeURIComponent(code)}/rollback`, body)
    write(
      isJson ? JSON.stringify({ ok: true, ...result }, null, 2) : text('restored', { code, from: body.version, version: result.version }),
    )
    return 0
  },
}
