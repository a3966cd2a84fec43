import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { pickerWithoutSelector } from '../../codegen/pickerWithoutSelector'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null

const transform = pickerWithoutSelector.transform as unknown as Transform
const folder = 'node_modules/@rc-component/picker/es/PickerInput'

describe('the calendars of the library', () => {
  it.each(['SinglePicker', 'RangePicker'])('%s asks carefully for a box that may be gone', async (name) => {
    const warn = vi.fn()
    const file = `${folder}/${name}.js`
    const code = transform.call({ warn }, await readFile(file, 'utf8'), `/project/${file}`)
    expect(code).toContain('[selectorRef.current?.nativeElement, ')
    expect(code).toContain('!selectorRef.current?.nativeElement?.contains(')
    expect(code).not.toContain('selectorRef.current.nativeElement')
    expect(warn).not.toHaveBeenCalled()
  })

  it('warn when another version asks in another way, and other files are left alone', () => {
    const warn = vi.fn()
    expect(transform.call({ warn }, 'a', `/project/${folder}/SinglePicker.js`)).toBe('a')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('0 unguarded selectors'))
    expect(transform.call({ warn }, 'selectorRef.current.nativeElement', '/project/other.js')).toBeNull()
  })
})
