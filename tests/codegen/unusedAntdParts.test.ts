import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unusedAntdParts } from '../../codegen/unusedAntdParts'

const screens = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(`runtime/${path}`, 'utf8') }))
const parts = Object.entries(unusedAntdParts).flatMap(([file, names]) => names.map((name) => ({ file, name })))

/** How code asks for a part: `Input.OTP`, `Dropdown.Button`, `Tag.CheckableTag`. */
function useOf(file: string, name: string): RegExp {
  const owner = file.replace(/\/.*/, '').replace(/^./, (letter) => letter.toUpperCase())
  const part = name.replace(/^(dropdown-button|radioButton)$/, 'Button')
  return new RegExp(`\\b${owner}\\.${part}\\b`)
}

describe('what antd hangs on its components and the build leaves out', () => {
  it.each(parts)('$name is where $file imports it from', ({ file, name }) => {
    const place = join('node_modules/antd/es', dirname(file), name)
    expect([place, `${place}.js`].filter(existsSync)).not.toEqual([])
    expect(readFileSync(`node_modules/antd/es/${file}`, 'utf8')).toContain(name.startsWith('.') ? `'${name}'` : `'./${name}'`)
  })

  it.each(parts.filter(({ name }) => !name.startsWith('.')))('$name of $file is used nowhere', ({ file, name }) => {
    const users = screens.filter(({ source }) => useOf(file, name).test(source)).map(({ path }) => path)
    expect(users).toEqual([])
  })

  it('is the one bubble that all tooltips of a page can share: nobody asks for it', () => {
    const settings = screens.flatMap(({ source }) => source.match(/<ConfigProvider\b[\s\S]*?>/g) ?? [])
    expect(settings.length).toBeGreaterThan(0)
    for (const setting of settings) expect(setting).not.toContain('tooltip')
  })

  it('is the large picture that says that there is nothing: everybody shows the small one', () => {
    const pictures = screens.flatMap(({ source }) => source.match(/<Empty\b[\s\S]*?>/g) ?? [])
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toContain('image={Empty.PRESENTED_IMAGE_SIMPLE}')
  })

  it('is the drop-down of a pager: who shows one brings a drop-down of its own', () => {
    const pagers = screens.flatMap(({ source }) => source.match(/<Pagination\b[\s\S]*?\/>/g) ?? [])
    expect(pagers.length).toBeGreaterThan(0)
    for (const pager of pagers) expect(pager).toMatch(/components=\{|showSizeChanger=\{false\}/)
  })
})
