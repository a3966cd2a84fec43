import type { ValidateResult } from '../../schemas/api/pages'
import { checkPage } from '../../schemas/checks/checkPage'
import { checkTogether } from '../../schemas/checks/checkTogether'
import type { Problem } from '../../schemas/page/Problem'
import { type PageFile, parsePage } from '../readPages'
import type { Command, CommandContext } from './Command'
import { findPageFiles } from './findPageFiles'
import { reportProblems } from './reportProblems'
import { connect, type ServerClient, serverOptions } from './ServerClient'

export const validate: Command = {
  usage: 'validate [files…]',
  summary: 'summary.validate',
  options: serverOptions,
  help: [
    ['--server <url>', 'option.checkServer'],
    ['--user <name>', 'option.user'],
  ],
  async run(context) {
    const pages = findPageFiles(context.args)
    const server = context.options.server === undefined ? undefined : await connect(context)
    const problems: Problem[] = []
    for (const page of pages) problems.push(...(await checkOne(page, context, server)))
    problems.push(...checkTogether(pages, context.language))
    return reportProblems(problems, pages.length, context)
  },
}

/** The server also knows what exists outside of the page, so its findings stand for ours where it can be asked. */
async function checkOne({ path, text }: PageFile, { language }: CommandContext, server: ServerClient | undefined): Promise<Problem[]> {
  const { problems } = checkPage(text, { language, file: path })
  const code = parsePage(text)?.code
  if (!server || code === undefined || problems.some(({ severity }) => severity === 'error')) return problems
  const answer = await server.call<ValidateResult>('POST', `/page-configs/${encodeURIComponent(code)}/validate`, { text })
  return answer.result.problems.map((problem) => ({ ...problem, file: path }))
}
