import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { toneNames } from '../../../schemas/fields/tones'
import { readableTone } from '../../kit/theme/contrast'

/** The shades that were worked out, and the names, which have shades of their own. */
const readable = new Map<string, string>(toneNames.map((name) => [name, name]))

/** A text on the ground of a colour that a page or a dictionary has chosen. It is written in a shade that can be read. */
export function ColourTag({ color, children }: { color?: string; children: ReactNode }) {
  return <Tag color={color && shadeOf(color)}>{children}</Tag>
}

function shadeOf(color: string): string {
  const shade = readable.get(color) ?? readableTone(color)
  readable.set(color, shade)
  return shade
}
