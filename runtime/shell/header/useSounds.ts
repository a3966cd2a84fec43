import { useQuery } from '@tanstack/react-query'
import type { MenuEntry, Sounds } from './menuEntries'

const chinese = /\p{Script=Han}/u

/** The sounds of the Chinese titles, by title. The table of sounds weighs more than the shell, so it comes with the first search. */
export function useSounds(entries: readonly MenuEntry[], isWanted: boolean): ReadonlyMap<string, Sounds> {
  const titles = entries.map(({ title }) => title).filter((title) => chinese.test(title))
  const { data } = useQuery({
    queryKey: ['menuSounds', titles],
    queryFn: () => readSounds(titles),
    enabled: isWanted && titles.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? noSounds
}

const noSounds: ReadonlyMap<string, Sounds> = new Map()

async function readSounds(titles: readonly string[]): Promise<ReadonlyMap<string, Sounds>> {
  const { pinyin } = await import('pinyin-pro')
  return new Map(
    titles.map((title) => {
      const sounds = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).map((sound) => sound.toLowerCase())
      return [title, { initials: sounds.map((sound) => sound.slice(0, 1)).join(''), whole: sounds.join('').replace(/\s/g, '') }]
    }),
  )
}
