import { reachedPopup } from './reachedPopup'

/** A button, its child, that opens a menu. */
export const DropdownButton = reachedPopup(() => import('./DropdownMenu'), 'DropdownMenu')
