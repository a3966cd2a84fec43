/** The names that an expression can begin with; where it stands says which of them. */
export const expressionRoots = ['row', 'sub', 'selected', 'params', 'input', 'form', 'user'] as const
