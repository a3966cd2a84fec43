import { defaults } from '../../json/propertyShapes'
import { partsOf } from '../../page/anatomy'
import { linkAddress } from '../../page/linkAddress'
import type { Finding } from '../Finding'
import { isEmptyText } from './checkTitles'
import type { CheckedPage } from './viewPage'

/** How the form of the page is laid out can be done. */
export function checkFormLayout(view: CheckedPage): Finding[] {
  return [...checkSpans(view), ...checkHelp(view), ...checkGroups(view)]
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

/** What folds and what is a tab is found by its heading; tabs neither fold nor stand below each other. */
function checkGroups({ page }: CheckedPage): Finding[] {
  const { groups = [], groupsAs } = partsOf(page).form ?? {}
  if (groupsAs !== undefined && groups.length === 0) {
    return [{ code: 'no-groups', path: ['form', 'groupsAs'], at: 'key', severity: 'warning' }]
  }
  const isTabs = groupsAs === 'tabs'
  return groups.flatMap((group, index): Finding[] => {
    const path = ['form', 'groups', index]
    if ((isTabs || group.folded !== undefined || group.more !== undefined) && isEmptyText(group.title))
      return [{ code: 'no-group-title', path }]
    const idle = isTabs ? (['folded', 'divider'] as const).filter((name) => group[name] !== undefined) : []
    if (group.more !== undefined) {
      const at = [...path, 'more']
      if (groupsAs !== 'cards') return [{ code: 'no-card', path: at, at: 'key', severity: 'warning' }]
      if (!linkAddress(group.more)) return [{ code: 'unsafe-address', path: at, values: { found: group.more } }]
    }
    return idle.map((name): Finding => ({ code: 'not-in-tabs', path: [...path, name], at: 'key', values: { name }, severity: 'warning' }))
  })
}
