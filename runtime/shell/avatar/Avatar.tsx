import { useState } from 'react'
import { fileAddress } from '../../fields/parts/upload/paths'
import { laterPart } from '../../kit/laterPart'
import './avatar.css'

/** Most people have none of these, and whoever has one can wait for it. */
const BuiltInAvatar = laterPart(() => import('./BuiltInAvatar'), 'BuiltInAvatar')

const builtIn = 'builtin:'

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
  const initial = <span className="pw-avatar" style={measures} aria-hidden="true" data-initial={[...name][0]?.toUpperCase()} />
  if (avatar?.startsWith(builtIn)) return <BuiltInAvatar name={avatar.slice(builtIn.length)} measures={measures} fallback={initial} />
  if (avatar && avatar !== broken) {
    return <img className="pw-avatar" style={measures} src={fileAddress(avatar)} alt="" onError={() => setBroken(avatar)} />
  }
  return initial
}
