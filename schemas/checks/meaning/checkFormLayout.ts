import { defaults } from '../../json/propertyShapes'
import { partsOf } from '../../page/anatomy'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** How the form of the page is laid out can be done. */
export function checkFormLayout(view: CheckedPage): Finding[] {
  return [...checkSpans(view), ...checkHelp(view)]
}

/** A field cannot take more columns than its form has; it takes the whole line then. */
function checkSpans({ page, main }: CheckedPage): Finding[] {
  const { form } = partsOf(page)
  const columns = form?.columns ?? defaults['FormLayout.columns']
  return main.fields.flatMap(({ field, path }): Finding[] => {
    if (field.span === undefined || field.span <= columns) return []
    return [{ code: 'span-too-wide', path: [...path, 'span'], values: { name: field.key, columns }, severity: 'warning' }]
  })
}

/** Where an explanation stands says nothing while there is none. */
function checkHelp({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, path }): Finding[] =>
      field.helpAt === undefined || field.help !== undefined
        ? []
        : [{ code: 'no-help', path: [...path, 'helpAt'], at: 'key', values: { name: field.key }, severity: 'warning' }],
    ),
  )
}
