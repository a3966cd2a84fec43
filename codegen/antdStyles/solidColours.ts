import { createRequire } from 'node:module'
import { FastColor } from '@ant-design/fast-color'
import { type Look, prefix, type Variables } from './looks.ts'

const require = createRequire(import.meta.url)
const { token2CSSVar } = require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')

/** The colours of the picture that says that there is nothing: one shape lies over the other, so that none may be seen through. */
const fills = ['colorFill', 'colorFillTertiary', 'colorFillQuaternary'] as const

const mark = '-solid'

/** What those are on the ground of a page, as variables of their own. */
export function solidVariables({ tokens }: Look): Variables {
  return new Map(
    fills.map((name) => [
      `${token2CSSVar(name, prefix)}${mark}`,
      new FastColor(tokens[name]).onBackground(tokens.colorBgContainer).toHexString(),
    ]),
  )
}

/** Code that makes the use of such a variable from the use of the colour's own. */
export function solidOf(colour: string): string {
  return `${colour}.replace(')', '${mark})')`
}
