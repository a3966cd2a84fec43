/** An error that the embedded database reports, with the property names of `pg`, so that both engines are read alike. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure'
  readonly code: string
  readonly detail?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string

  constructor(message: string, facts: DatabaseErrorFacts) {
    super(message)
    this.code = facts.code ?? 'XX000'
    this.detail = facts.detail
    this.constraint = facts.constraint
    this.table = facts.table
    this.column = facts.column
  }
}

export interface DatabaseErrorFacts {
  code?: string
  detail?: string
  constraint?: string
  table?: string
  column?: string
}

/** What both engines say when a statement ran longer than it may. */
export const statementTooLong = '57014'
/** Another row holds the values of a unique index. */
export const uniqueViolation = '23505'

/** The five-character SQLSTATE of an error, when it has one. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The name of the constraint that refused a write. */
export function constraintOf(error: unknown): string | undefined {
  const constraint = (error as { constraint?: unknown } | null)?.constraint
  return typeof constraint === 'string' ? constraint : undefined
}
