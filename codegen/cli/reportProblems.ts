import { dirname } from 'node:path/posix'
import type { Problem } from '../../schemas/page/Problem'
import type { CommandContext, ExitCode } from './Command'

/** Writes problems, one per line with the place first, so that editors and terminals can jump there. */
export function reportProblems(problems: readonly Problem[], count: number, context: CommandContext): ExitCode {
  const { isJson, text, write } = context
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  if (isJson) {
    write(JSON.stringify({ ok: errors === 0, pages: count, errors, warnings, problems }, null, 2))
  } else {
    for (const problem of problems) {
      write(describeProblem(problem, context))
      for (const line of describeMaking(problem, context)) write(line)
    }
    write(problems.length === 0 ? text('allFine', { count }) : text('problemCount', { count, errors, warnings }))
  }
  return errors === 0 ? 0 : 1
}

/** One line with the place first. */
export function describeProblem({ file = '', line = 1, column = 1, severity, code, message }: Problem, { text }: CommandContext): string {
  return `${file}:${line}:${column} ${text(severity)} ${code}: ${message}`
}

/** The command that makes what is missed, beside the file that misses it. */
function describeMaking({ file = '', missing }: Problem, { text }: CommandContext): string[] {
  if (!missing) return []
  const folder = dirname(file)
  return [
    `  ${text('makeIt', { command: `npx pagewright new ${missing.kind} ${missing.code}${folder === '.' ? '' : ` --dir ${folder}`}` })}`,
  ]
}
