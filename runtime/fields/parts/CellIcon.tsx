import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined'
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined'
import BellOutlined from '@ant-design/icons/BellOutlined'
import BulbOutlined from '@ant-design/icons/BulbOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined'
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined'
import CrownOutlined from '@ant-design/icons/CrownOutlined'
import DollarOutlined from '@ant-design/icons/DollarOutlined'
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined'
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined'
import FallOutlined from '@ant-design/icons/FallOutlined'
import FireOutlined from '@ant-design/icons/FireOutlined'
import FlagOutlined from '@ant-design/icons/FlagOutlined'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import HourglassOutlined from '@ant-design/icons/HourglassOutlined'
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import LinkOutlined from '@ant-design/icons/LinkOutlined'
import LockOutlined from '@ant-design/icons/LockOutlined'
import MailOutlined from '@ant-design/icons/MailOutlined'
import ManOutlined from '@ant-design/icons/ManOutlined'
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined'
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined'
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined'
import PhoneOutlined from '@ant-design/icons/PhoneOutlined'
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined'
import PushpinOutlined from '@ant-design/icons/PushpinOutlined'
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined'
import RiseOutlined from '@ant-design/icons/RiseOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import StopOutlined from '@ant-design/icons/StopOutlined'
import SyncOutlined from '@ant-design/icons/SyncOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined'
import ToolOutlined from '@ant-design/icons/ToolOutlined'
import UnlockOutlined from '@ant-design/icons/UnlockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import WomanOutlined from '@ant-design/icons/WomanOutlined'
import type { ComponentType } from 'react'
import type { CellIconName } from '../../../schemas/fields/cellIcons'

const icons: Readonly<Record<CellIconName, ComponentType<IconProps>>> = {
  'arrow-down': ArrowDownOutlined,
  'arrow-up': ArrowUpOutlined,
  bell: BellOutlined,
  bulb: BulbOutlined,
  calendar: CalendarOutlined,
  'check-circle': CheckCircleOutlined,
  'clock-circle': ClockCircleOutlined,
  'close-circle': CloseCircleOutlined,
  crown: CrownOutlined,
  dollar: DollarOutlined,
  'exclamation-circle': ExclamationCircleOutlined,
  'eye-invisible': EyeInvisibleOutlined,
  fall: FallOutlined,
  fire: FireOutlined,
  flag: FlagOutlined,
  heart: HeartOutlined,
  hourglass: HourglassOutlined,
  'info-circle': InfoCircleOutlined,
  link: LinkOutlined,
  lock: LockOutlined,
  mail: MailOutlined,
  man: ManOutlined,
  'minus-circle': MinusCircleOutlined,
  'paper-clip': PaperClipOutlined,
  'pause-circle': PauseCircleOutlined,
  phone: PhoneOutlined,
  'play-circle': PlayCircleOutlined,
  pushpin: PushpinOutlined,
  'question-circle': QuestionCircleOutlined,
  rise: RiseOutlined,
  star: StarOutlined,
  stop: StopOutlined,
  sync: SyncOutlined,
  team: TeamOutlined,
  thunderbolt: ThunderboltOutlined,
  tool: ToolOutlined,
  unlock: UnlockOutlined,
  user: UserOutlined,
  warning: WarningOutlined,
  woman: WomanOutlined,
}

interface IconProps {
  'aria-hidden'?: boolean
  'aria-label'?: string
}

/** The icon with this name; nothing for a name that is not among them. Without a label it stands beside a text that says the same. */
export function CellIcon({ name, label }: { name: string; label?: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as CellIconName] : undefined
  return Icon ? <Icon {...(label ? { 'aria-label': label } : { 'aria-hidden': true })} /> : null
}
