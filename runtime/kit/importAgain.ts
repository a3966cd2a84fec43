/** A piece of the product could not be fetched: the line was down for longer, or a new version of the product has replaced it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Milliseconds before the second and third try. */
const pauses = [400, 1600]

/** What the browsers say of an import that found nothing, and Vite of its style sheet. A module that was fetched and is broken says something else. */
const isMissing = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Imports a piece of the product, and tries again when it could not be fetched. Chromium then asks the server anew; a browser that remembers the failure
 * for the address needs a reload, which `PartMissing` asks for.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of [...pauses, null]) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof Error) || !isMissing.test(error.message)) throw error
      if (pause === null) throw new PartMissing(error.message, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  throw new PartMissing()
}
