import type { CustomButton } from '../../schemas/page/parts/Action'
import { chooseText } from '../../schemas/page/Text'
import type { CompileContext } from './CompileContext'
import { compileAction, readsExpressions } from './compileAction'
import { compileOne, type ExpressionContext } from './compileExpressions'
import { formatValue, type PageFindings } from './Findings'
import type { ButtonModel } from './PageModel'
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
    const model = compileButton(button, `button${index}`, { path: place, compileExpression: context.compileExpression }, findings)
    return model.problem || context.can(`${authPre}:${model.name}`) ? [model] : []
  })
}

function compileButton(
  button: Unvalidated<CustomButton>,
  fallbackName: string,
  place: ExpressionContext,
  findings: PageFindings,
): ButtonModel {
  const { path } = place
  const first = findings.problems.length
  const name = readText(button.name, fallbackName)
  const action = compileAction(button.action, { ...place, path: `${path}/action` }, findings)
  if (!action) findings.add(`${path}/action`, 'broken-button', { name })
  const visibleWhen = compileOne(button.visibleWhen, { ...place, path: `${path}/visibleWhen` }, 'visibleWhen', findings)
  const confirm = chooseText(button.confirm, findings.language)
  const problem = findings.problems[first]
  return {
    name,
    label: chooseText(button.label, findings.language, name),
    action: action ?? { type: 'handler', name: '' },
    needsExpressions: visibleWhen !== undefined || (action !== undefined && readsExpressions(action)),
    ...(confirm === '' ? {} : { confirm }),
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(problem ? { problem } : {}),
  }
}
