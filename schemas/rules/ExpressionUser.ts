/** Who is signed in, as expressions of pages read it: the same in the browser and on the server. */
export interface ExpressionUser {
  id: string
  username: string
  realname: string
  /** Code of the current department. */
  orgCode: string | null
  /** Codes of the roles. */
  roles: readonly string[]
}

/** What an expression can read of the user, with its CEL type. */
export const expressionUserTypes: Readonly<Record<keyof ExpressionUser, string>> = {
  id: 'string',
  username: 'string',
  realname: 'string',
  orgCode: 'string',
  roles: 'list<string>',
}

/** The user of an expression; every name reads as null where nobody is signed in. */
export function expressionUser(user: ExpressionUser | null): Readonly<Record<string, unknown>> {
  if (!user) return {}
  const { id, username, realname, orgCode, roles } = user
  return { id, username, realname, orgCode, roles }
}
