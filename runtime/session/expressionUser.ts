import type { PageHost } from './PageHost'

/** Who is signed in, as expressions of pages read it: `user.id`, `user.username`, `user.realname`, `user.roles`. */
export function expressionUser({ user }: Pick<PageHost, 'user'>): Record<string, unknown> {
  return user ? { id: user.id, username: user.username, realname: user.realname, roles: user.roleCodes } : {}
}
