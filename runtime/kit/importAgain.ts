/** A piece of the product could not be fetched: the line was down for longer, or a new version of the product has replaced it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Milliseconds before the second and third try. */
const pauses = [400, 1600]

/** Milliseconds after which a piece counts as not found (specification P9). */
export const pieceTimeout = 120_000

/** What the browsers say of an import that found nothing, and Vite of its style sheet. A module that was fetched and is broken says something else. */
const isMissing = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Imports a piece of the product, and tries again when it could not be fetched. Chromium then asks the server anew; a browser that remembers the failure
 * for the address needs a reload, which `PartMissing` asks for.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of [...pauses, null]) {
    try {
      return await inTime(load())
    } catch (error) {
      if (!(error instanceof Error) || !isMissing.test(error.message)) throw error
      if (pause === null) throw new PartMissing(error.message, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  throw new PartMissing()
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
