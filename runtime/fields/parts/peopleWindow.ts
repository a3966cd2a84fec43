import type { RecordWindow } from '../../session/PickerKinds'

/** A dialog in which positions or roles are picked, asked for by some of its columns. */
export function peopleWindow({
  asked,
  ...window
}: Pick<RecordWindow, 'source' | 'label' | 'columns'> & { asked: readonly string[] }): RecordWindow {
  return {
    ...window,
    queries: asked.map((key) => ({ type: 'input', key, title: window.columns.find((column) => column.key === key)?.title })),
    rowKey: 'id',
    width: 1000,
    pageSize: 10,
    pageSizes: [10, 20, 30],
    ellipsis: 25,
  }
}
