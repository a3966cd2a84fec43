/** Who may make a call: anybody, every signed-in user, or users with a permission. Stated where a route is declared. */
export type Access = 'public' | 'user' | { permission: string }
