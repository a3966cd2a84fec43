import './askFirst'
import { loadLanguage } from '../session/loadLanguage'
import { createAppServices } from './AppServices'
import { startEarly } from './startEarly'

/*
 * The build makes a script of its own of this file and what it imports (`codegen/firstScripts.ts`), which runs while the interface is still on its way:
 * the texts and the first rows are asked for beside it. So nothing is imported here that draws.
 */

export const product = createAppServices()

/** Ends when the texts of the reader's language are there; fails when they cannot be fetched. */
export const languageLoaded = loadLanguage()
// Whoever draws meets the failure; before that it is nobody's.
languageLoaded.catch(() => undefined)

void startEarly(product, window.location)
