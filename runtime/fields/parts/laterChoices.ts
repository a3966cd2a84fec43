import { lazyComponent } from './lazyComponent'

// The drop-down weighs about 80 KB: it comes with the first field that has one.
export const LaterChoiceSelect = lazyComponent(() => import('./ChoiceSelect'), 'ChoiceSelect')
export const LaterRowSelect = lazyComponent(() => import('./RowSelect'), 'RowSelect')
