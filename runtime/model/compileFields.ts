import type { CompileContext } from './CompileContext'
import { compileField } from './compileField'
import { withInputs } from './compileInputs'
import { formatValue, type PageFindings } from './Findings'
import type { FieldAddress, FieldModel } from './PageModel'
import { readList, readText } from './read'

/** Where a list of fields stands. */
export interface FieldListContext {
  /** JSON Pointer to the list. */
  path: string
  authPre: string
  /** Codes of a sub-table's columns start with it: `products:`. */
  codePrefix?: string
  isInTable?: boolean
  address?: FieldAddress
}

/** Compiles a list of fields. Of two with the same key the second is the broken one. */
export function compileFields(written: unknown, place: FieldListContext, context: CompileContext, findings: PageFindings): FieldModel[] {
  if (!Array.isArray(written)) {
    findings.addWrongType(place.path, place.path.split('/').at(-1) ?? '', 'list', formatValue(written))
  }
  // The rows of a sub-table are shown in the form of their main row, in a table as well.
  const inList = context.hiddenCodes(place.authPre, place.codePrefix === undefined ? 'list' : 'form')
  const inForm = context.hiddenCodes(place.authPre, 'form')
  const disabled = context.disabledCodes(place.authPre)
  const taken = new Set<string>()
  return readList(written).map((field, index) => {
    const key = (field as { key?: unknown } | null)?.key
    const code = `${place.codePrefix ?? ''}${readText(key)}`
    const path = `${place.path}/${index}`
    const at = {
      path,
      fallbackKey: `field${index}`,
      hidden: { list: inList.has(code), form: inForm.has(code) },
      isDisabled: disabled.has(code),
      isInTable: place.isInTable,
      address: place.address,
      compileExpression: context.compileExpression,
      report: context.report,
    }
    const model = withInputs(compileField(field, at, findings), at, findings)
    if (!taken.has(model.key)) {
      taken.add(model.key)
      return model
    }
    const problem = findings.add(`${path}/key`, 'duplicate-key', { name: model.key })
    return { ...model, key: `${model.key}#${index}`, problem }
  })
}
