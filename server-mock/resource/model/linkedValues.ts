import type { FieldLink } from '../ResourceDeclaration'

/** The values of a linked field as one text, joined by commas as fields of several values are, in the order in which they were given. Names come from declarations alone. */
export function linkedValues({ table, own, other }: FieldLink, alias: string): string {
  return `(select string_agg(_link."${other}", ',' order by _link.id) from "${table}" as _link where _link."${own}" = "${alias}".id)`
}
