import type { FieldModel } from '../model/PageModel'

/** The columns in the order of the screen: those that are locked to a side stand there, whatever their place. */
export function columnsAsSeen(columns: readonly FieldModel[]): FieldModel[] {
  return (['left', undefined, 'right'] as const).flatMap((side) => columns.filter(({ lock }) => lock === side))
}
