/** One line made wrong, to see whether a test notices. */
export interface Mutant {
  /** `file:line:column operator`; for one that was written by hand its name. */
  id: string
  /** Path from the root of the project. */
  file: string
  /** What was done, for example `&& to ||`. */
  operator: string
  /** The code that was changed, on one line and shortened; with file and operator it names the mutant, also when lines above it come or go. */
  code: string
  /** Name of the function around it; empty outside of functions with a name. */
  within: string
  /** Where the replacement goes, as offsets into the file. */
  start: number
  end: number
  replacement: string
}

/** A mutant that no test notices, and why that may stay so. */
export interface KnownSurvivor extends Pick<Mutant, 'file' | 'operator' | 'code'> {
  /** Where the same code stands in several functions: the one that is meant. */
  within?: string
  reason: string
}

/** Whether this is the survivor that somebody has named. */
export function isNamedBy({ within, ...survivor }: KnownSurvivor, mutant: Mutant): boolean {
  return keyOf(survivor) === keyOf(mutant) && (within === undefined || within === mutant.within)
}

/** One piece of a file and what stands there instead. */
export interface Change extends Pick<Mutant, 'start' | 'end' | 'replacement'> {}

export function applyChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

/** Code on one line, at most `most` characters. */
export function shortened(code: string, most = 120): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** What tells one mutant from others of the same project, whatever its line is: the same for equal code in the same file. */
export function keyOf({ file, operator, code }: Pick<Mutant, 'file' | 'operator' | 'code'>): string {
  return `${file} | ${operator} | ${code}`
}
