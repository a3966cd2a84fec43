import type { PageVersion, PublishedPage } from '../../schemas/api/pages'
import { compareValues, type Difference } from '../../schemas/page/compareValues'
import { parseFile } from '../readPages'
import { type Command, CommandFailure } from './Command'
import { codeOf, findPageFile } from './findPageFiles'
import { readVersion } from './readVersion'
import { connect, type ServerClient, serverHelp, serverOptions } from './ServerClient'

export const diff: Command = {
  usage: 'diff <file|code> [--version n]',
  summary: 'summary.diff',
  options: { ...serverOptions, version: { type: 'string' } },
  help: [['--version <n>', 'option.version'], ...serverHelp],
  async run(context) {
    const { args, options, isJson, text, write } = context
    const [name] = args
    if (name === undefined) throw new CommandFailure('missingArgument', { name: '<file|code>' })
    const version = typeof options.version === 'string' ? readVersion(options.version) : undefined
    const page = findPageFile(name)
    const code = codeOf(page)
    const published = await readPublished(await connect(context), code, version)
    const differences = compareValues(published.config, parseFile(page))
    if (isJson) write(JSON.stringify({ ok: true, code, version: published.version, differences }, null, 2))
    else for (const line of differences.length === 0 ? [text('same')] : differences.map(describeDifference)) write(line)
    return 0
  },
}

/** The published page, or one of its versions. */
async function readPublished(
  server: ServerClient,
  code: string,
  version: number | undefined,
): Promise<{ version: number; config: unknown }> {
  const path = `/page-configs/${encodeURIComponent(code)}`
  if (version === undefined) return (await server.call<PublishedPage>('GET', path)).result
  const { result } = await server.call<PageVersion>('GET', `${path}/versions/${version}`)
  return { version, config: parseFile({ path: `${code}.json`, text: result.text ?? '' }) }
}

function describeDifference({ kind, path, before, after }: Difference): string {
  if (kind === 'added') return `+ ${path}: ${short(after)}`
  if (kind === 'removed') return `- ${path}: ${short(before)}`
  return `~ ${path}: ${short(before)} → ${short(after)}`
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}
