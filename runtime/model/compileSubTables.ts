import type { SubTable } from '../../schemas/page/parts/SubTable'
import { chooseText } from '../../schemas/page/Text'
import type { CompileContext } from './CompileContext'
import { compileFields } from './compileFields'
import { compileForm } from './compileForm'
import { compileTable } from './compileTable'
import { formatValue, type PageFindings } from './Findings'
import { joinPeriods } from './joinPeriods'
import type { FieldModel, FormPart, SubTableModel } from './PageModel'
import { isObject, readList, readObject, readText, type Unvalidated } from './read'

/** What of the page its sub-tables are compiled with. */
type OwnerPage = Pick<FormPart, 'code' | 'authPre'>

/** The sub-tables. One that is no object, has no key or a taken one keeps its tab with its problem. */
export function compileSubTables(written: unknown, page: OwnerPage, context: CompileContext, findings: PageFindings): SubTableModel[] {
  if (written !== undefined && !Array.isArray(written)) {
    findings.addWrongType('/subTables', 'subTables', 'list', formatValue(written))
  }
  const taken = new Set<string>()
  return readList(written).map((table, index) => {
    const model = compileSubTable(table, index, page, context, findings)
    if (!taken.has(model.key)) {
      taken.add(model.key)
      return model
    }
    const problem = findings.add(`/subTables/${index}/key`, 'duplicate-key', { name: model.key })
    return { ...model, key: `${model.key}#${index}`, problem }
  })
}

function compileSubTable(written: unknown, index: number, page: OwnerPage, context: CompileContext, findings: PageFindings): SubTableModel {
  const path = `/subTables/${index}`
  const first = findings.problems.length
  if (!isObject(written)) findings.addWrongType(path, String(index), 'object', formatValue(written))
  const config = readObject<SubTable>(written)
  if (isObject(written) && typeof config.key !== 'string') findings.add(path, 'missing-property', { name: 'key' })
  const key = readText(config.key, `sub${index}`)
  const problem = findings.problems[first]
  const address = { page: page.code, sub: key }
  const place = { path: `${path}/columns`, authPre: page.authPre, codePrefix: `${key}:`, isInTable: config.relation !== 'one', address }
  const title = chooseText(config.title, context.language, key)
  const fields = isObject(written) ? joinPeriods(compileFields(config.columns, place, context, findings)) : []
  return {
    key,
    title,
    foreignKey: readText(config.foreignKey),
    ...(place.isInTable ? {} : { rowForm: compileRowForm(key, title, fields, findings) }),
    show: config.show === 'below' ? 'below' : 'tab',
    ...(config.inList === 'row' || config.inList === 'pane' ? { inList: config.inList } : {}),
    fields,
    ...compileTable(config, fields, path, context, findings),
    ...(place.isInTable ? compileOpened(config, () => compileRowForm(key, title, fields, findings)) : {}),
    ...(problem ? { problem } : {}),
  }
}

function compileOpened({ rowClick, confirmRow }: Unvalidated<SubTable>, compile: () => FormPart): Pick<SubTableModel, 'opened'> {
  if (rowClick !== 'popover' && rowClick !== 'dialog') return {}
  return { opened: { as: rowClick, form: compile(), ...(typeof confirmRow === 'string' ? { confirm: confirmRow } : {}) } }
}

/** The form of the one row: its fields in one group. It is saved with the row that it belongs to, and has no calls of its own. */
function compileRowForm(key: string, title: string, fields: readonly FieldModel[], findings: PageFindings): FormPart {
  return {
    code: key,
    title,
    authPre: key,
    url: {},
    fields,
    form: compileForm(undefined, fields, findings),
    subTables: [],
    rowFields: fields.map(({ config }) => config),
    isPartOfPage: true,
  }
}
