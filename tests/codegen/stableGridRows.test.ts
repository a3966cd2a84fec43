import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { stableGridRows } from '../../codegen/stableGridRows'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null

const transform = stableGridRows.transform as unknown as Transform
const file = 'node_modules/react-data-grid/lib/styles.css'

describe('the style sheet of the grid', () => {
  it('counts no rows any more, so that a row that comes or goes leaves the other cells alone', async () => {
    const warn = vi.fn()
    const code = await readFile(file, 'utf8')
    const steady = transform.call({ warn }, code, `/project/${file}`)
    expect(code).toContain(':nth-child(1 of')
    expect(steady).not.toMatch(/:nth-(last-)?child\(1 of/)
    expect(steady).toContain('.rdg-bottom-summary-row:not(.rdg-bottom-summary-row + .rdg-bottom-summary-row)')
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns when another version of the grid no longer has the rules, and leaves other style sheets alone', () => {
    const warn = vi.fn()
    expect(transform.call({ warn }, '.a {}', `/project/${file}`)).toBe('.a {}')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('0 counting rules'))
    expect(transform.call({ warn }, '& > :nth-child(1 of .rdg-top-summary-row) { & > .b { } }', '/project/other.css')).toBeNull()
  })
})
