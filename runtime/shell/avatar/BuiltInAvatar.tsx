import type { CSSProperties, ReactNode } from 'react'
import { builtInAvatars } from './builtInAvatars'

/** One of the product's own pictures; `fallback` where there is none of this name. */
export function BuiltInAvatar({ name, measures, fallback }: { name: string; measures: CSSProperties; fallback: ReactNode }) {
  const found = builtInAvatars.find((one) => one.name === name)
  if (!found) return fallback
  return (
    <span className="pw-avatar" style={{ ...measures, background: found.colour }} aria-hidden="true">
      <found.Sign />
    </span>
  )
}
