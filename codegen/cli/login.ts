import { type Command, CommandFailure } from './Command'
import { removeLogin, writeLogin } from './loginFile'
import { findServer, serverOptions, signIn } from './ServerClient'

export const login: Command = {
  usage: 'login <user> [--server url]',
  summary: 'summary.login',
  options: serverOptions,
  help: [['--server <url>', 'option.server']],
  async run(context) {
    const { args, env, isJson, text, write } = context
    const [user] = args
    if (user === undefined) throw new CommandFailure('missingArgument', { name: '<user>' })
    const server = findServer(context).url
    const token = await signIn(context, server, user)
    if (!writeLogin(env, { server, user, token })) throw new CommandFailure('noHome')
    write(isJson ? JSON.stringify({ ok: true, server, user }, null, 2) : text('signedIn', { user, url: server }))
    return 0
  },
}

export const logout: Command = {
  usage: 'logout',
  summary: 'summary.logout',
  options: {},
  help: [],
  async run({ env, isJson, text, write }) {
    removeLogin(env)
    write(isJson ? JSON.stringify({ ok: true }, null, 2) : text('signedOut'))
    return 0
  },
}
