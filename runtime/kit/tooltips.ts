import { reachedAround } from './reachedAround'

/** antd's tooltip around what can be pointed at. */
export const ReachedTooltip = reachedAround(() => import('./Tooltip'), 'Tooltip')

/** antd's popover around what can be pointed at or pressed. */
export const ReachedPopover = reachedAround(() => import('./Popover'), 'Popover')
