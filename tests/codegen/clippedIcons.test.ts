import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clippedIcons } from '../../codegen/clippedIcons'
import { iconStyles } from '../../codegen/iconStyles'

const load = clippedIcons.load as unknown as (id: string) => string | null
const resolve = iconStyles.resolveId as unknown as (source: string) => string | null
const loadStyle = iconStyles.load as unknown as (id: string) => { code: string } | null
const folder = 'node_modules/@ant-design/icons/es/icons'

describe('the icons of the library in a build', () => {
  it('are each drawn from a style sheet of its own', () => {
    const files = readdirSync(folder).filter((file) => /(Outlined|Filled)\.js$/.test(file))
    expect(files.length).toBeGreaterThan(600)
    for (const file of files) {
      const [, sheet = '', style = ''] =
        /import '(virtual:icons\/.+)'[\s\S]+clippedIcon\('[\w-]+', '([\w-]+)'\)/.exec(load(`${folder}/${file}?v=1`) ?? '') ?? []
      const id = resolve(sheet)
      expect(id && loadStyle(id)?.code, file).toMatch(new RegExp(`^\\.${style} \\{[^}]+clip-path: polygon\\(`))
    }
  })

  it('keep their filled look apart from the one of lines', () => {
    expect(load(`${folder}/CloseCircleFilled.js`)).toContain("clippedIcon('close-circle', 'pw-icon-close-circle-filled')")
    expect(load(`${folder}/CloseCircleOutlined.js`)).toContain("clippedIcon('close-circle', 'pw-icon-close-circle')")
  })

  it('are the only files that change', () => {
    expect(load(`${folder}/index.js`)).toBeNull()
    expect(load(`${folder}/PictureTwoTone.js`)).toBeNull()
    expect(load('runtime/kit/Spinner.tsx')).toBeNull()
  })
})
