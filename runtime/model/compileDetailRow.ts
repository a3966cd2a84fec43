import type { DetailRow } from '../../schemas/page/parts/DetailRow'
import { below, compileOne, type ExpressionContext } from './compileExpressions'
import type { PageFindings } from './Findings'
import type { FieldModel, RowsPart } from './PageModel'
import { isObject, readList, readObject } from './read'

/** The fields of those names; what is no name of one is left out. */
export function namedFields(names: unknown, fields: readonly FieldModel[]): FieldModel[] {
  return readList(names).flatMap((name) => fields.find(({ key }) => key === name) ?? [])
}

/** The fields and the text under a row; nothing of what the user may not see. */
export function detailOf(
  written: unknown,
  fields: readonly FieldModel[],
  hidden: ReadonlySet<string>,
  place: ExpressionContext,
  findings: PageFindings,
): Pick<RowsPart, 'detail'> {
  if (!isObject(written)) return {}
  const config = readObject<DetailRow>(written)
  const shown = namedFields(config.fields, fields).filter(({ key, config: { visible } }) => !hidden.has(key) && visible !== false)
  const text = compileOne(config.text, below(place, 'text'), 'text', findings)
  return { detail: { fields: shown, ...(text ? { text } : {}) } }
}
