import type { Problem } from '../../schemas/page/Problem'
import type { Command } from './Command'
import { findPageFiles, nameIn } from './findPageFiles'
import { checkFiles, planSet, problemsOf } from './publishSet'
import { reportProblems } from './reportProblems'
import { connect, findServer, serverOptions } from './ServerClient'

export const validate: Command = {
  usage: 'validate [files…] [--offline]',
  summary: 'summary.validate',
  options: { ...serverOptions, offline: { type: 'boolean' } },
  help: [
    ['--server <url>', 'option.checkServer'],
    ['--offline', 'option.offline'],
    ['--user <name>', 'option.user'],
  ],
  async run(context) {
    const { options, isJson, text, write } = context
    const pages = findPageFiles(context.args)
    const { url, isKnown } = findServer(context)
    const isAsked = isKnown && options.offline !== true
    const own = checkFiles(pages, context)
    // The server also knows what exists outside of the pages, so its findings stand for ours where it can be asked.
    const wrong = new Set(own.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    const right = pages.filter((page) => !wrong.has(page.path) && nameIn(page) !== undefined)
    const asked = isAsked && right.length > 0 ? problemsOf(await planSet(await connect(context), right), right) : undefined
    const rightPaths = new Set(right.map(({ path }) => path))
    const problems: Problem[] = asked ? [...own.filter(({ file = '' }) => !rightPaths.has(file)), ...asked] : own
    const code = reportProblems(problems, pages.length, context)
    if (!isJson) write(isAsked ? text('checkedBy', { url }) : text('notAsked'))
    return code
  },
}
