import { readFileSync } from 'node:fs'
import { type Mutant, shortened } from './Mutant'

/** A fault that somebody thought of, written down by what stands in the file and what stands there instead. */
export interface NamedMutant {
  name: string
  file: string
  /** Stands in the file once. */
  find: string
  replace: string
  /** The tests that should notice. */
  tests: readonly string[]
  project?: 'screen'
}

/** A mutant that was written for code which has changed since. */
export class StaleMutant extends Error {
  constructor({ name, file, find }: NamedMutant, found: number) {
    const reason = found === 0 ? 'is not there any more' : `stands there ${found} times`
    super(`Mutant ${name} is stale: in ${file} the text ${reason}: ${shortened(find)}`)
    this.name = 'StaleMutant'
  }
}

/** Finds the place. Throws `StaleMutant` when the text is not there, or not once. */
export function placeNamed(named: NamedMutant, text = readFileSync(named.file, 'utf8')): Mutant {
  const { name, file, find, replace } = named
  const found = text.split(find).length - 1
  if (found !== 1) throw new StaleMutant(named, found)
  const start = text.indexOf(find)
  return { id: name, file, operator: name, code: shortened(find), within: '', start, end: start + find.length, replacement: replace }
}
