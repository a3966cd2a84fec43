import type { ProductPermission } from '../../schemas/rights/permissions'

/** Who may make a call: anybody, every signed-in user, or users with a permission. Stated where a route is declared. */
export type Access = 'public' | 'user' | { permission: string }

/** The access of what the product itself answers: it asks for its own permissions alone, which no page can make or grant. */
export type ProductAccess = Exclude<Access, { permission: string }> | { permission: ProductPermission }
