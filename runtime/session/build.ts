import { atom } from 'jotai'

/** What names the version of the browser part that the server gives out now; `null` until it has said so. */
export const serverBuildAtom = atom<string | null>(null)

/** The same for the version that this window runs. */
function ownBuild(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}

/** The version that could be run instead of this one; `null` while there is none. */
export const newBuildAtom = atom((get) => {
  const [own, served] = [ownBuild(), get(serverBuildAtom)]
  return own !== null && served !== own ? served : null
})
