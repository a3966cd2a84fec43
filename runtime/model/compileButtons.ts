import type { CustomButton } from '../../schemas/page/parts/Action'
import { chooseText } from '../../schemas/page/Text'
import type { CompileContext } from './CompileContext'
import { compileAction, readsExpressions } from './compileAction'
import { compileOne, type ExpressionContext } from './compileExpressions'
import { compileFields } from './compileFields'
import { compileForm } from './compileForm'
import { formatValue, type PageFindings } from './Findings'
import type { ButtonModel, FormPart } from './PageModel'
import { isObject, readList, readText, type Unvalidated } from './read'

/** Buttons of the page's own that the user may press. */
export function compileButtons(
  written: unknown,
  path: string,
  authPre: string,
  context: CompileContext,
  findings: PageFindings,
): ButtonModel[] {
  return readList(written).flatMap((button, index) => {
    const place = `${path}/${index}`
    if (!isObject(button)) {
      findings.addWrongType(place, String(index), 'object', formatValue(button))
      return []
    }
    const model = compileButton(button, { path: place, fallbackName: `button${index}`, authPre, context }, findings)
    return model.problem || context.can(`${authPre}:${model.name}`) ? [model] : []
  })
}

interface ButtonContext {
  /** JSON Pointer. */
  path: string
  fallbackName: string
  authPre: string
  context: CompileContext
}

function compileButton(button: Unvalidated<CustomButton>, place: ButtonContext, findings: PageFindings): ButtonModel {
  const { path, fallbackName, context } = place
  const first = findings.problems.length
  const name = readText(button.name, fallbackName)
  const below = (part: string): ExpressionContext => ({ path: `${path}/${part}`, compileExpression: context.compileExpression })
  const action = compileAction(button.action, below('action'), findings)
  if (!action) findings.add(`${path}/action`, 'broken-button', { name })
  const visibleWhen = compileOne(button.visibleWhen, below('visibleWhen'), 'visibleWhen', findings)
  const confirm = chooseText(button.confirm, findings.language)
  const label = chooseText(button.label, findings.language, name)
  const ask = button.ask === undefined ? undefined : compileAsk(button.ask, name, label, place, findings)
  const problem = findings.problems[first]
  return {
    name,
    label,
    action: action ?? { type: 'handler', name: '' },
    needsExpressions: visibleWhen !== undefined || (action !== undefined && readsExpressions(action)),
    ...(confirm === '' ? {} : { confirm }),
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(ask ? { ask } : {}),
    ...(problem ? { problem } : {}),
  }
}

/** The form of the values that a button asks for. They are sent with its action; the form has no calls of its own. */
function compileAsk(written: unknown, name: string, label: string, place: ButtonContext, findings: PageFindings): FormPart {
  const { path, authPre, context } = place
  // Rights over columns are none over what is asked for, though a field may have the key of a column.
  const fields = compileFields(written, { path: `${path}/ask`, authPre, codePrefix: `${name}()` }, context, findings)
  return {
    code: name,
    title: label,
    authPre,
    url: { add: `/${name}` },
    fields,
    form: compileForm({ columns: 1 }, fields, findings),
    subTables: [],
    rowFields: fields.map(({ config }) => config),
    isPartOfPage: true,
  }
}
