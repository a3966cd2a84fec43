import { Tag } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { toneNames } from '../../../schemas/fields/tones'
import { toneOf } from '../../kit/theme/contrast'

const names: readonly string[] = toneNames
/** The colours that were worked out. */
const known = new Map<string, CSSProperties>()

/** A text on the ground of a colour that a page or a dictionary has chosen, in a shade that can be read. A name has its shades from the theme. */
export function ColourTag({ color, children }: { color?: string; children: ReactNode }) {
  return color && !names.includes(color) ? <Tag style={stylesOf(color)}>{children}</Tag> : <Tag color={color}>{children}</Tag>
}

function stylesOf(color: string): CSSProperties {
  const before = known.get(color)
  if (before) return before
  const light = toneOf(color, false)
  const dark = toneOf(color, true)
  const styles = { background: `light-dark(${light.ground}, ${dark.ground})`, color: `light-dark(${light.shade}, ${dark.shade})` }
  known.set(color, styles)
  return styles
}
