import { type LazyComponent, lazyComponent } from './lazyComponent'

// What opens over a cell is needed in tables alone: a list or a form does without.
export const LaterPopoverEditor = lazyComponent(() => import('./PopoverEditor'), 'PopoverEditor', 0)

/** Fetches what opens over a cell, and the box inside of it where that is fetched too. */
export function preloadPopover(box?: Pick<LazyComponent<object>, 'preload'>): Promise<unknown> {
  return Promise.all([LaterPopoverEditor.preload(), box?.preload()])
}
