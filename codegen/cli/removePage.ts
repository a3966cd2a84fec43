import type { Command } from './Command'
import { act, lifeHelp, lifeOptions, pathOf, requireArgument, tellPlan } from './lifeCalls'
import { connect } from './ServerClient'

export const removePage: Command = {
  usage: 'delete <code> [--confirm code] [--drop-tables] [--force]',
  summary: 'summary.delete',
  options: { ...lifeOptions, confirm: { type: 'string' }, 'drop-tables': { type: 'boolean' } },
  help: [['--confirm <code>', 'option.confirm'], ['--drop-tables', 'option.dropTables'], ...lifeHelp],
  async run(context) {
    const { options, isJson, text, write, ask } = context
    const code = requireArgument(context, 0, '<code>')
    const server = await connect(context)
    const plan = await tellPlan(server, code, 'delete', context)
    const isDropped = options['drop-tables'] === true
    if (!isJson && plan.tables.length > 0) write(`  ${text(isDropped ? 'tablesDropped' : 'tablesKept')}`)
    const typed = typeof options.confirm === 'string' ? options.confirm : await ask(text('typeCode', { code }))
    if (typed !== code) {
      write(isJson ? JSON.stringify({ ok: false, plan, message: text('notConfirmed', { code }) }, null, 2) : text('notConfirmed', { code }))
      return 1
    }
    const body = { confirm: typed, tables: isDropped ? 'drop' : 'keep', force: options.force === true }
    const done = await act(server, pathOf(code, '/delete'), body, context)
    if (typeof done === 'number') return done
    write(isJson ? JSON.stringify({ ok: true, ...done }, null, 2) : text('deleted', { code }))
    return 0
  },
}
