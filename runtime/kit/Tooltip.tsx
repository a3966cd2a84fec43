export { Tooltip } from 'antd'
