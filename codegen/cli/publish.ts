import type { PublishResult } from '../../schemas/api/pages'
import type { Problem } from '../../schemas/page/Problem'
import { type Command, type CommandContext, CommandFailure, type ExitCode } from './Command'
import { codeOf, findPages } from './findPageFiles'
import { checkFiles, publishTogether, refuseBase } from './publishSet'
import { readGrants } from './readGrants'
import { readVersion } from './readVersion'
import { reportProblems } from './reportProblems'
import { connect, Refusal, serverHelp, serverOptions } from './ServerClient'

export const publish: Command = {
  usage: 'publish <file|code|folder…> [-m message] [--base n] [--grant role=action,…] [--dry-run]',
  summary: 'summary.publish',
  options: {
    ...serverOptions,
    message: { type: 'string', short: 'm' },
    base: { type: 'string' },
    grant: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
  },
  help: [
    ['-m, --message <text>', 'option.message'],
    ['--base <n>', 'option.base'],
    ['--grant <role=action,…>', 'option.grant'],
    ['--dry-run', 'option.dryRun'],
    ...serverHelp,
  ],
  async run(context) {
    const { args, options, isJson, text, write } = context
    if (args.length === 0) throw new CommandFailure('missingArgument', { name: '<file|code|folder…>' })
    const base = typeof options.base === 'string' ? readVersion(options.base) : undefined
    const pages = args.flatMap(findPages)
    const problems = checkFiles(pages, context)
    if (problems.some(({ severity }) => severity === 'error')) return reportProblems(problems, pages.length, context)
    const [page, ...others] = pages
    const message = typeof options.message === 'string' ? options.message : undefined
    const grants = readGrants(options.grant)
    const isDry = options['dry-run'] === true
    if (page === undefined || others.length > 0 || isDry) {
      refuseBase(base)
      return publishTogether(await connect(context), pages, { message, grants, isDry }, context)
    }
    const code = codeOf(page)
    const server = await connect(context)
    const body = { text: page.text, message, base, grants }
    try {
      const { result } = await server.call<PublishResult>('POST', `/page-configs/${encodeURIComponent(code)}/publish`, body)
      if (isJson) write(JSON.stringify({ ok: true, ...result }, null, 2))
      else
        for (const line of [text('published', { code, version: result.version }), ...result.changes.map(({ message }) => `  ${message}`)])
          write(line)
      return 0
    } catch (failure) {
      return reportRefusal(failure, page.path, context)
    }
  },
}

/** A refused page is a page with problems; anything else that went wrong is not ours to judge. */
function reportRefusal(failure: unknown, file: string, context: CommandContext): ExitCode {
  if (!(failure instanceof Refusal) || failure.status === 401 || failure.status === 403) throw failure
  const problems = failure.errors.map((error): Problem => ({ severity: 'error', ...error, file }))
  if (problems.length > 0) return reportProblems(problems, 1, context)
  const { isJson, text, write } = context
  write(isJson ? JSON.stringify({ ok: false, ...failure.values }, null, 2) : text(failure.text, failure.values))
  return 1
}
