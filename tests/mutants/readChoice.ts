import { parseArgs } from 'node:util'
import { areas } from './areas'

/** What a run does. */
export interface Choice {
  /** Areas, and `named` for the mutants by hand. */
  names: readonly string[]
  /** Most mutants of each area. */
  sample: number
  seed: number
  /** How many copies of the project work at a time. */
  jobs: number
  /** Only mutants whose id or path holds one of these; all when there is none. */
  words: readonly string[]
  /** Every mutant is printed, with what noticed it. */
  isVerbose: boolean
}

const defaultSample = 40
const defaultSeed = 1

/** Reads the words behind `npm run mutants --`. Throws a sentence for a word that means nothing. */
export function readChoice(args: readonly string[]): Choice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      jobs: { type: 'string' },
      only: { type: 'string' },
      all: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  })
  const known = ['named', ...Object.keys(areas)]
  const strange = positionals.find((name) => !known.includes(name))
  if (strange !== undefined) throw new Error(`There is no area "${strange}". Areas: ${known.join(', ')}.`)
  return {
    names: positionals.length > 0 ? positionals : known,
    sample: values.all ? Number.POSITIVE_INFINITY : numberOf('sample', values.sample, defaultSample),
    seed: numberOf('seed', values.seed, defaultSeed),
    jobs: numberOf('jobs', values.jobs, 1),
    words: values.only?.split(',') ?? [],
    isVerbose: values.verbose ?? false,
  }
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} wants a number, not "${text}".`)
  return Number(text)
}
