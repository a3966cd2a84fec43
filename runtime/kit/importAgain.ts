import { lineIsUp, noteLineLost } from './line'
import { fetchLostSheets } from './lostSheets'

/** A piece of the product could not be fetched: the line was down for longer, or a new version of the product has replaced it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Milliseconds before the second and third try. */
const pauses = [400, 1600]

/** Milliseconds after which a piece counts as not found. */
export const pieceTimeout = 120_000

/** What the browsers say of an import that found nothing, and Vite of its style sheet. A module that was fetched and is broken says something else. */
const isMissing = /dynamically imported module|importing a module script failed|unable to preload css/i

/** As Vite says it. */
const sheetMissing = 'Unable to preload CSS'

/** The address that Chromium and Firefox name in that sentence; Safari names none. */
const missingAddress = /https?:\/\/\S+\.js\b/

/** Counts the tries of all pieces, so that no two ask with the same address. */
let tries = 0

/**
 * Imports an export of a piece of the product, and tries again when the piece could not be fetched. Browsers that keep to the letter of the HTML standard
 * remember the failure of an address for as long as the document lives: the address is therefore asked for with another query as well.
 * Fails with `PartMissing` when that brings nothing either.
 */
export function importAgain<M, N extends keyof M>(load: () => Promise<M>, name: N): Promise<M[N]> {
  return importWith(pauses, load, name)
}

/**
 * The same for what nobody waits for yet: it is not asked for while the line is down, but when it is back, and at most three times.
 */
export async function importAhead<M, N extends keyof M>(load: () => Promise<M>, name: N): Promise<M[N]> {
  for (let triesLeft = 3; ; ) {
    await lineIsUp()
    triesLeft -= 1
    try {
      return await importWith([], load, name)
    } catch (error) {
      if (triesLeft === 0 || !(error instanceof PartMissing)) throw error
    }
  }
}

async function importWith<M, N extends keyof M>(pauses: readonly number[], load: () => Promise<M>, name: N): Promise<M[N]> {
  // A cast: what a module exports is no promise, which the type of a generic export cannot say.
  const pick = (module: M) => module[name] as Awaited<M[N]>
  for (const pause of [...pauses, null]) {
    try {
      // At last rather without its style sheet than not at all, where somebody waits for it.
      const isLast = pause === null && pauses.length > 0
      if (!(await inTime(fetchLostSheets())) && !isLast) throw new TypeError(sheetMissing)
      return pick(await inTime(load()))
    } catch (error) {
      if (!(error instanceof Error) || !isMissing.test(error.message)) throw error
      const found = await importFresh<M>(error.message, name)
      if (found) return pick(found)
      if (pause === null) {
        noteLineLost()
        throw new PartMissing(error.message, { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  throw new PartMissing()
}

/** The module at the address in the browser's sentence, under an address that it has not asked for yet; undefined when that is missing as well, or another module. */
async function importFresh<M>(sentence: string, name: keyof M): Promise<M | undefined> {
  const address = missingAddress.exec(sentence)?.[0]
  if (!address) return undefined
  tries += 1
  try {
    const piece: object = await inTime(import(/* @vite-ignore */ `${address}?try=${tries}`))
    // A piece that others import from as well has its exports under short names, the module itself among them.
    return [piece, ...Object.values(piece)].find((value): value is M & object => isModuleWith(value, name))
  } catch {
    return undefined
  }
}

function isModuleWith(value: unknown, name: PropertyKey): boolean {
  return typeof value === 'object' && value !== null && name in value
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartMissing('the time is over')), pieceTimeout)
  })
  try {
    return await Promise.race([loading, overdue])
  } finally {
    clearTimeout(timer)
  }
}
