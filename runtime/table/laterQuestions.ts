import { withArea } from '../session/loadLanguage'

/** Questions about rows that few pages ask, with the texts that they ask in. */
export const importAskFilledRows = withArea('table', () => import('./askFilledRows'))
export const importAskEmptyFields = withArea('table', () => import('./opened/askEmptyFields'))
