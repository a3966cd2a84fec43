import type { FormGroupModel, FormModel } from '../model/FormModel'
import type { FieldModel, SubTableModel } from '../model/PageModel'

/** The groups that have fields, as the form draws them: those in tabs, and the others below. */
export function drawnGroups({ groups, groupsAs }: FormModel): { tabs: readonly FormGroupModel[]; below: readonly FormGroupModel[] } {
  const filled = groups.filter(({ fields }) => fields.length > 0)
  const tabs = groupsAs === 'tabs' ? filled.filter(({ title }) => title !== '') : []
  return { tabs, below: filled.filter((group) => !tabs.includes(group)) }
}

/** The fields of the form as they follow each other on the screen; last those that no group draws. */
export function fieldsOnScreen(form: FormModel): FieldModel[] {
  const { tabs, below } = drawnGroups(form)
  return [...new Set([...tabs, ...below].flatMap(({ fields }) => fields).concat(form.fields))]
}

/** The sub-tables, which stand below all fields, as the form draws them: one below the other, and then those in tabs. */
export function drawnTables(tables: readonly SubTableModel[]): Record<SubTableModel['show'], readonly SubTableModel[]> {
  return { below: tables.filter(({ show }) => show === 'below'), tab: tables.filter(({ show }) => show === 'tab') }
}

/** The sub-tables of these keys as they follow each other on the screen. */
export function tablesOnScreen(tables: readonly SubTableModel[], keys: readonly string[]): SubTableModel[] {
  const { below, tab } = drawnTables(tables)
  return [...below, ...tab].filter(({ key }) => keys.includes(key))
}
