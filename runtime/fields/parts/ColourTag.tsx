import { Tag } from 'antd'
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react'
import { toneNames } from '../../../schemas/fields/tones'
import { fetcher } from '../../kit/fetcher'

const names: readonly string[] = toneNames
/** The colours that were worked out. */
const known = new Map<string, CSSProperties>()

/** What works colours out, which only those need that are none of the palette. */
const fetchToneOf = fetcher(() => import('../../kit/theme/contrast'), 'toneOf')

interface ColourTagProps {
  color?: string
  children: ReactNode
}

/** A text on the ground of a colour that a page or a dictionary has chosen, in a shade that can be read. A name has its shades from the theme. */
export function ColourTag({ color, children }: ColourTagProps) {
  return color && !names.includes(color) ? <TonedTag color={color}>{children}</TonedTag> : <Tag color={color}>{children}</Tag>
}

/** Without its colour until it can be worked out, and where it cannot. */
function TonedTag({ color, children }: Required<ColourTagProps>) {
  const [toneOf, take] = useState(() => fetchToneOf.found)
  useLayoutEffect(() => {
    if (!toneOf)
      fetchToneOf().then(
        (found) => take(() => found),
        () => undefined,
      )
  }, [toneOf])
  return <Tag style={toneOf && stylesOf(color, toneOf)}>{children}</Tag>
}

function stylesOf(color: string, toneOf: NonNullable<typeof fetchToneOf.found>): CSSProperties {
  const before = known.get(color)
  if (before) return before
  const light = toneOf(color, false)
  const dark = toneOf(color, true)
  const styles = { background: `light-dark(${light.ground}, ${dark.ground})`, color: `light-dark(${light.shade}, ${dark.shade})` }
  known.set(color, styles)
  return styles
}
