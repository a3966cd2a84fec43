import type { FieldBase } from '../../schemas/fields/FieldBase'
import { storesTexts } from '../../schemas/fields/inputCases'
import { caseProperty } from '../../schemas/form/formSchema'
import { below, compileOne } from './compileExpressions'
import { compileField, type FieldContext } from './compileField'
import { formatValue, type PageFindings } from './Findings'
import type { FieldModel, InputCaseModel } from './PageModel'
import { isObject, readList } from './read'

/** The field with the inputs that it has for some rows. A case whose kind or condition is broken breaks the field: nobody would know what to type. */
export function withInputs(field: FieldModel, place: FieldContext, findings: PageFindings): FieldModel {
  const { inputs: written }: { inputs?: unknown } = field.config
  if (written === undefined || field.problem) return field
  const first = findings.problems.length
  const shape = storesTexts(field.config) ? { isTextual: true } : {}
  const inputs = readList(written).flatMap((one, index) => {
    const at = { ...place, ...below(place, `inputs/${index}`) }
    const model = compileCase(field, one, at, findings)
    return model ? [{ ...model, field: { ...model.field, ...shape, schemaKey: caseProperty(field.key, index) } }] : []
  })
  const problem = findings.problems[first]
  if (problem) return { ...field, problem }
  return inputs.length === 0 ? field : { ...field, inputs, ...shape, schemaKey: caseProperty(field.key, -1) }
}

function compileCase(own: FieldModel, written: unknown, place: FieldContext, findings: PageFindings): InputCaseModel | undefined {
  if (!isObject(written) || !isObject(written.as)) {
    findings.addWrongType(place.path, 'as', 'object', formatValue(isObject(written) ? written.as : written))
    return undefined
  }
  const when = compileOne(written.when, below(place, 'when'), 'when', findings)
  const { title }: FieldBase = own.config
  const { kind, config, facts, choicesWhere } = compileField(
    { title, ...written.as, key: own.key },
    { ...place, ...below(place, 'as') },
    findings,
  )
  return when && { when, field: { ...own, kind, config, facts, choicesWhere } }
}
