import { useState } from 'react'
import { fileAddress } from '../../fields/parts/upload/paths'
import { builtInAvatars } from './builtInAvatars'
import './avatar.css'

interface AvatarProps {
  /** As the user has it: the path of an uploaded picture, `builtin:<name>`, or none. */
  avatar: string | null | undefined
  /** Whose first letter stands where there is no picture. */
  name: string
  /** Pixels across. */
  size?: number
}

/** The picture of a user, for the eye alone: the name stands beside it. A picture that cannot be shown gives way to the first letter of the name. */
export function Avatar({ avatar, name, size = 26 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const measures = { width: size, height: size, fontSize: size * 0.55 }
  const builtIn = builtInAvatars.find((one) => avatar === `builtin:${one.name}`)
  if (builtIn) {
    return (
      <span className="pw-avatar" style={{ ...measures, background: builtIn.colour }} aria-hidden="true">
        <builtIn.Sign />
      </span>
    )
  }
  if (avatar && !avatar.startsWith('builtin:') && avatar !== broken) {
    return <img className="pw-avatar" style={measures} src={fileAddress(avatar)} alt="" onError={() => setBroken(avatar)} />
  }
  return <span className="pw-avatar" style={measures} aria-hidden="true" data-initial={[...name][0]?.toUpperCase()} />
}
