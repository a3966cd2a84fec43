import type { Command } from './Command'
import { act, lifeHelp, lifeOptions, pathOf, requireArgument } from './lifeCalls'
import { readNewName } from './readNewName'
import { connect } from './ServerClient'

export const rename: Command = {
  usage: 'rename <code> <new-code> [--force]',
  summary: 'summary.rename',
  options: lifeOptions,
  help: lifeHelp,
  async run(context) {
    const { options, isJson, text, write } = context
    const code = requireArgument(context, 0, '<code>')
    const to = readNewName(code, requireArgument(context, 1, '<new-code>'))
    const done = await act(await connect(context), pathOf(code, '/rename'), { code: to, force: options.force === true }, context)
    if (typeof done === 'number') return done
    write(isJson ? JSON.stringify({ ok: true, ...done }, null, 2) : text('renamed', { code, to }))
    return 0
  },
}
