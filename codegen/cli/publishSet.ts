import type { PublishSetBody, PublishSetResult } from '../../schemas/api/pageLife'
import { checkTogether } from '../../schemas/checks/checkTogether'
import type { Problem } from '../../schemas/page/Problem'
import type { PageFile } from '../readPages'
import { type CommandContext, CommandFailure, type ExitCode } from './Command'
import { checkConfigFiles, codeOf, nameIn } from './findPageFiles'
import { describeProblem, reportProblems } from './reportProblems'
import { Refusal, type ServerClient } from './ServerClient'

/** What is said of every page of a set. */
type SetOptions = Pick<PublishSetBody, 'message' | 'grants'>

/** What several pages want together, or are wrong in, before any server is asked. */
export function checkFiles(pages: readonly PageFile[], { language }: CommandContext): Problem[] {
  return [...checkConfigFiles(pages, language), ...checkTogether(pages, language)]
}

/** What the server finds wrong with pages that may name one another, each in its file. Changes nothing. */
export async function planSet(server: ServerClient, pages: readonly PageFile[], more: SetOptions = {}): Promise<PublishSetResult> {
  const body = { ...bodyOf(pages), ...more, dryRun: true } satisfies PublishSetBody
  return (await server.call<PublishSetResult>('POST', '/page-configs/publish', body)).result
}

function bodyOf(pages: readonly PageFile[]): PublishSetBody {
  return { pages: pages.map((page) => ({ code: codeOf(page), text: page.text })) }
}

/** The problems of a plan, in the files of their pages. */
export function problemsOf({ pages }: PublishSetResult, files: readonly PageFile[]): Problem[] {
  return pages.flatMap(({ code, problems }) => problems.map((problem) => ({ ...problem, file: pathOfCode(files, code) })))
}

function pathOfCode(files: readonly PageFile[], code: string): string | undefined {
  return files.find((file) => nameIn(file) === code)?.path
}

/** Publishes pages in one step, all or none; `isDry` only says what would happen. */
export async function publishTogether(
  server: ServerClient,
  files: readonly PageFile[],
  { isDry, ...more }: SetOptions & { isDry: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  if (isDry) return tellDryRun(await planSet(server, files, more), files, context)
  try {
    const { result } = await server.call<PublishSetResult>('POST', '/page-configs/publish', { ...bodyOf(files), ...more })
    tellPages(result, files, context)
    return 0
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.errors.length === 0) throw failure
    const problems = failure.errors.map(
      ({ page, ...error }): Problem => ({ severity: 'error', ...error, file: page && pathOfCode(files, page) }),
    )
    return reportProblems(problems, files.length, context)
  }
}

function tellDryRun(plan: PublishSetResult, files: readonly PageFile[], context: CommandContext): ExitCode {
  const isRefused = plan.pages.some(({ problems, changes }) => problems.some(isError) || changes.some(({ kind }) => kind === 'refused'))
  tellPages(plan, files, context, isRefused)
  return isRefused ? 1 : 0
}

const isError = ({ severity }: Problem) => severity === 'error'

/** Each page with what happens, or would, and what is wrong with it. */
function tellPages(result: PublishSetResult, files: readonly PageFile[], context: CommandContext, isRefused = false): void {
  const { isJson, text, write } = context
  if (isJson) {
    write(JSON.stringify({ ok: !isRefused, ...result }, null, 2))
    return
  }
  for (const { code, version, changes, problems } of result.pages) {
    if (result.isPublished) write(text('published', { code, version: version ?? 0 }))
    else write(version === null ? text('wouldPublishFirst', { code }) : text('wouldPublish', { code, version }))
    for (const { message } of changes) write(`  ${message}`)
    for (const problem of problems) write(`  ${describeProblem({ ...problem, file: pathOfCode(files, code) }, context)}`)
  }
  write(text(result.isPublished ? 'publishedAll' : isRefused ? 'dryRunRefused' : 'dryRun', { count: result.pages.length }))
}

/** A base is that of one page. */
export function refuseBase(base: unknown): void {
  if (base !== undefined) throw new CommandFailure('baseOfOne')
}
