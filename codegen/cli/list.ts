import type { NamedThing, NameList, NameLists } from '../../schemas/api/names'
import { type Command, CommandFailure } from './Command'
import { connect, serverHelp, serverOptions } from './ServerClient'

/** What is asked for, and the lists that answer it. */
const listsOf: Readonly<Record<string, readonly NameList[]>> = {
  dicts: ['dictionaries'],
  reports: ['reports'],
  tables: ['tables'],
  kinds: ['kinds'],
  rules: ['fillRules', 'checkRules'],
  handlers: ['actionHandlers', 'ruleHandlers'],
  slots: ['slots'],
  pages: ['pages'],
  roles: ['roles'],
  groups: ['menuGroups'],
  icons: ['icons'],
  patterns: ['patterns'],
  functions: ['functions'],
}

export const list: Command = {
  usage: `list <${Object.keys(listsOf).join('|')}>`,
  summary: 'summary.list',
  options: serverOptions,
  help: [...serverHelp],
  async run(context) {
    const { args, isJson, text, write } = context
    const [what] = args
    if (what === undefined) throw new CommandFailure('missingArgument', { name: Object.keys(listsOf).join('|') })
    const lists = Object.hasOwn(listsOf, what) ? listsOf[what] : undefined
    if (!lists) throw new CommandFailure('wrongList', { found: what, known: Object.keys(listsOf).join(', ') })
    const server = await connect(context)
    const { result } = await server.call<NameLists>('GET', '/page-configs/-/names')
    const things = lists.flatMap((one) => result[one])
    if (isJson) write(JSON.stringify({ ok: true, [what]: things }, null, 2))
    else
      for (const line of things.length === 0 ? [text('nothingListed')] : things.flatMap((thing) => describe(thing, text('usedIn'))))
        write(line)
    return 0
  },
}

function describe({ name, title, members, uses }: NamedThing, usedIn: string): string[] {
  const users = [...new Set(uses.map(({ code }) => code))]
  return [
    title === '' ? name : `${name}  ${title}`,
    ...(members.length > 0 ? [`    ${members.join(', ')}`] : []),
    ...(users.length > 0 ? [`    ${usedIn}: ${users.join(', ')}`] : []),
  ]
}
