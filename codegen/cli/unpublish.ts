import type { Command } from './Command'
import { act, lifeHelp, lifeOptions, pathOf, requireArgument } from './lifeCalls'
import { connect } from './ServerClient'

export const unpublish: Command = {
  usage: 'unpublish <code> [--force]',
  summary: 'summary.unpublish',
  options: lifeOptions,
  help: lifeHelp,
  async run(context) {
    const { options, isJson, text, write } = context
    const code = requireArgument(context, 0, '<code>')
    const done = await act(await connect(context), pathOf(code, '/unpublish'), { force: options.force === true }, context)
    if (typeof done === 'number') return done
    write(isJson ? JSON.stringify({ ok: true, ...done }, null, 2) : text('unpublished', { code }))
    return 0
  },
}
