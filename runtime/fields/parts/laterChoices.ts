import { reachedSelect } from '../../kit/reachedSelect'
import { lazyComponent } from './lazyComponent'

// The drop-down weighs about 80 KB. A query and a form draw it closed, and fetch it when somebody reaches for it; where it opens at once it comes with the cell.
export const ReachedChoiceSelect = reachedSelect(() => import('./ChoiceSelect'), 'ChoiceSelect')
export const LaterChoiceSelect = lazyComponent(() => import('./ChoiceSelect'), 'ChoiceSelect')
export const LaterRowSelect = lazyComponent(() => import('./RowSelect'), 'RowSelect')
