import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { isTone } from '../../../schemas/fields/tones'
import { readableTone } from '../../kit/theme/contrast'

const readable = new Map<string, string>()

/** A text on the ground of a colour that a page or a dictionary has chosen. Tones have shades of their own; any other colour is written in a shade that can be read. */
export function ColourTag({ color, children }: { color?: string; children: ReactNode }) {
  return <Tag color={color === undefined || isTone(color) ? color : shadeOf(color)}>{children}</Tag>
}

function shadeOf(color: string): string {
  const shade = readable.get(color) ?? readableTone(color)
  readable.set(color, shade)
  return shade
}
