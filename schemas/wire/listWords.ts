/** Parameters of the list call that are no fields, whatever a page calls its fields: a field of such a name cannot be asked for. */
const words = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'sortInfoString',
  'defSortString',
  'superQueryParams',
  'superQueryMatchType',
  'filterByItems',
  'searchText',
  'selections',
  'hasQuery',
  'field',
  'exportFields',
  '_t',
])

export function isListWord(name: string): boolean {
  return words.has(name)
}
