/**
 * Settings of a dialog or drawer inside of a page. antd's animation takes it apart, typed text and all, when the tab that holds the page goes out of
 * sight and comes back; without a name for the animation there is none.
 */
export const stillDialog = { transitionName: '', maskTransitionName: '' } as const
export const stillDrawer = { motion: { motionName: '' }, maskMotion: { motionName: '' } } as const
