import { pageCodePattern } from '../../schemas/page/pageCode'
import { type Command, CommandFailure } from './Command'
import { act, lifeHelp, lifeOptions, pathOf, requireArgument } from './lifeCalls'
import { connect } from './ServerClient'

export const rename: Command = {
  usage: 'rename <code> <new-code> [--force]',
  summary: 'summary.rename',
  options: lifeOptions,
  help: lifeHelp,
  async run(context) {
    const { options, isJson, text, write } = context
    const [code, to] = [requireArgument(context, 0, '<code>'), requireArgument(context, 1, '<new-code>')]
    if (!pageCodePattern.test(to)) throw new CommandFailure('wrongCode', { found: to })
    const done = await act(await connect(context), pathOf(code, '/rename'), { code: to, force: options.force === true }, context)
    if (typeof done === 'number') return done
    write(isJson ? JSON.stringify({ ok: true, ...done }, null, 2) : text('renamed', { code, to }))
    return 0
  },
}
