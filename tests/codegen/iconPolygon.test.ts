import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { iconPolygon } from '../../codegen/iconPolygon'

const folder = 'node_modules/@ant-design/icons-svg/inline-svg'
const files = ['outlined', 'filled'].flatMap((look) => readdirSync(`${folder}/${look}`).map((file) => `${look}/${file}`))

/** Pixels that an icon is wide here. */
const side = 64

it('an icon that is clipped out of its box looks like its picture', { timeout: 60_000 }, async () => {
  expect(files.length).toBeGreaterThan(600)
  const unlike: string[] = []
  for (const file of files) {
    // One of a trade mark is drawn paler than the colour of the text.
    const picture = readFileSync(`${folder}/${file}`, 'utf8').replace(/ fill-opacity="[^"]+"/, '')
    const [drawn, clipped] = await Promise.all([shades(picture), shades(pictureOf(iconPolygon(picture)))])
    const difference = drawn.reduce((sum, shade, at) => sum + Math.abs(shade - (clipped[at] ?? 0)), 0)
    const ink = drawn.reduce((sum, shade) => sum + shade, 0)
    if (!(ink > 0) || difference / ink > 0.03) unlike.push(`${file}: ${((difference / ink) * 100).toFixed(1)} %`)
  }
  expect(unlike).toEqual([])
})

it('says which picture it cannot read', () => {
  expect(() => iconPolygon('<svg viewBox="0 0 8 8"><circle r="4"/></svg>')).toThrow('<circle r="4"/>')
})

/** The polygon of a style sheet as a picture, in hundredths of its box. */
function pictureOf(polygon: string): string {
  const [, rule = 'nonzero', points = ''] = /^polygon\((?:(evenodd),)?(.+)\)$/.exec(polygon) ?? []
  return `<svg viewBox="0 0 100 100"><polygon fill-rule="${rule}" points="${points.replaceAll('%', '')}"/></svg>`
}

/** How dark each pixel of a picture is, 0 to 255. */
async function shades(picture: string): Promise<Uint8Array> {
  const sized = picture.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" `)
  return new Uint8Array(await sharp(Buffer.from(sized)).extractChannel('alpha').raw().toBuffer())
}
