/**
 * Where dialogs lie that must be above all others, whatever opened them: `z-index`. Those that a page opens lie at 1000, and each that is drawn inside of
 * another 100 above it; messages lie at 2010.
 */
export const dialogLayers = { picker: 1500, signIn: 1900 } as const
