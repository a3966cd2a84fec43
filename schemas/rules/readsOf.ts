import type { CompiledExpression } from './expression'

/** Keys of the fields that an expression reads of the row that is edited, `form.<key>`. */
export function formKeysRead({ reads }: Pick<CompiledExpression, 'reads'>): string[] {
  return reads.flatMap((name) => (name.startsWith('form.') ? [name.slice('form.'.length)] : []))
}
