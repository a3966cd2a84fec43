import CoffeeOutlined from '@ant-design/icons/CoffeeOutlined'
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import RocketOutlined from '@ant-design/icons/RocketOutlined'
import SmileOutlined from '@ant-design/icons/SmileOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined'
import ToolOutlined from '@ant-design/icons/ToolOutlined'
import type { ComponentType } from 'react'

/** A picture of the product's own: a sign on a ground that white stands out from. */
interface BuiltInAvatar {
  name: string
  colour: string
  Sign: ComponentType
}

/** The pictures that anybody can take, stored as `builtin:<name>`. */
export const builtInAvatars = [
  { name: 'smile', colour: '#0958d9', Sign: SmileOutlined },
  { name: 'rocket', colour: '#c41d7f', Sign: RocketOutlined },
  { name: 'star', colour: '#ad4e00', Sign: StarOutlined },
  { name: 'coffee', colour: '#5b4636', Sign: CoffeeOutlined },
  { name: 'experiment', colour: '#006d75', Sign: ExperimentOutlined },
  { name: 'tool', colour: '#3f3f46', Sign: ToolOutlined },
  { name: 'thunderbolt', colour: '#531dab', Sign: ThunderboltOutlined },
  { name: 'heart', colour: '#a8071a', Sign: HeartOutlined },
] as const satisfies readonly BuiltInAvatar[]
