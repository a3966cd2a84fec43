import type { Plugin } from 'vite'

const asked = /selectorRef\.current\.nativeElement(\.?)/g

/**
 * While a commit of React puts its new box in place of the old one, a calendar has none. Whoever moves the focus in that moment, a dialog that closes for
 * example, lets the calendar hear of it, and it throws. Asked carefully, it takes the box for left, which it is.
 */
export const pickerWithoutSelector: Plugin = {
  name: 'picker-without-selector',
  enforce: 'pre',
  transform(code, id) {
    if (!/@rc-component\/picker\/es\/PickerInput\/(Single|Range)Picker\.js$/.test(id.split('?', 1)[0] ?? '')) return null
    const found = [...code.matchAll(asked)].length
    if (found !== 2) this.warn(`@rc-component/picker: ${found} unguarded selectors instead of 2; see codegen/pickerWithoutSelector.ts`)
    return code.replace(asked, (_asked, dot: string) => `selectorRef.current?.nativeElement${dot && '?.'}`)
  },
}
