import { ReachedChoiceSelect } from '../../runtime/fields/parts/laterChoices'
import { ReachedOnOff } from '../../runtime/fields/parts/onOffComponents'
import { ReachedPageSizes } from '../../runtime/grid/Pager'
import { ReachedPopover, ReachedTooltip } from '../../runtime/kit/tooltips'

// Who presses what is drawn closed reaches for it first, and then presses what has come. A test presses what it has found: it is there already.
// Otherwise it would be there or not after what the files before have pressed, with which this one shares its modules.
await Promise.all([ReachedChoiceSelect, ReachedOnOff, ReachedPageSizes, ReachedPopover, ReachedTooltip].map((part) => part.preload()))
