/** Style sheets that could not be fetched. Whoever asks for the same piece again gets it without them: each address is asked for once. */
const lost = new Set<HTMLLinkElement>()

// Errors of elements do not rise to the window; on the way down they pass it. Where there is none, nothing is drawn.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)

/** Counts the tries, so that no two ask with the same address. */
let tries = 0

let fetching: Promise<unknown> | undefined

/** Fetches the lost style sheets again, each at its place, so that their order stays; false when some are missing still. Pieces that ask at once wait for one try. */
export async function fetchLostSheets(): Promise<boolean> {
  fetching ??= Promise.all([...lost].map(fetchAgain)).finally(() => {
    fetching = undefined
  })
  await fetching
  return lost.size === 0
}

async function fetchAgain(link: HTMLLinkElement): Promise<void> {
  if (!link.isConnected) return void lost.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  tries += 1
  again.href = `${link.href.split('?', 1)[0]}?try=${tries}`
  const hasCome = new Promise<boolean>((resolve) => {
    again.addEventListener('load', () => resolve(true), { once: true })
    again.addEventListener('error', () => resolve(false), { once: true })
  })
  link.before(again)
  if (await hasCome) {
    link.remove()
    lost.delete(link)
  } else {
    again.remove()
    lost.delete(again)
  }
}
