import type { Judged } from './judgeTasks'
import { isNamedBy, type KnownSurvivor, keyOf, type Mutant, shortened } from './Mutant'

/** So many of all mutants a run must notice. */
const wantedShare = 0.9

const isSurvivor = ({ noticedBy }: Judged) => noticedBy === undefined

/** `file:line:column operator: code`, and why nobody minds. */
function describeSurvivor({ mutant }: Pick<Judged, 'mutant'>, known: readonly KnownSurvivor[]): string {
  const reason = known.find((survivor) => isNamedBy(survivor, mutant))?.reason
  return `SURVIVED ${describeMutant(mutant)}\n    ${reason ?? 'not named in tests/mutants/survivors.ts'}`
}

export function describeVerdict(judged: Judged, known: readonly KnownSurvivor[]): string {
  const { mutant, noticedBy } = judged
  return noticedBy
    ? `noticed  ${describeMutant(mutant)}\n    ${noticedBy.file}: ${shortened(noticedBy.failure)}`
    : describeSurvivor(judged, known)
}

function describeMutant({ id, file, operator, code, replacement }: Mutant): string {
  return id === operator ? `${id} ${file}: ${code} → ${shortened(replacement)}` : `${id}: ${code}`
}

/** One line for each area and one for all: mutants, noticed, survivors. */
export function describeTotals(judged: readonly Judged[]): string[] {
  const areas = [...new Set(judged.map(({ task }) => task.area))]
  const line = (name: string, of: readonly Judged[]) => {
    const noticed = of.filter((one) => !isSurvivor(one)).length
    return `${name.padEnd(10)} ${String(of.length).padStart(5)} mutants ${String(noticed).padStart(5)} noticed ${percent(noticed, of.length)}`
  }
  return [
    ...areas.map((area) =>
      line(
        area,
        judged.filter(({ task }) => task.area === area),
      ),
    ),
    line('all', judged),
  ]
}

function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 100 : (part / whole) * 100).toFixed(1).padStart(5)} %`
}

/** Sentences that say why a run has failed; none when it is good. */
export function findFaults(judged: readonly Judged[], known: readonly KnownSurvivor[]): string[] {
  const survived = judged.filter(isSurvivor)
  const unnamed = survived.filter(({ mutant }) => !known.some((survivor) => isNamedBy(survivor, mutant)))
  const noticed = judged.length - survived.length
  return [
    ...(judged.length > 0 && noticed / judged.length < wantedShare
      ? [`Fewer than ${wantedShare * 100} % were noticed: ${noticed} of ${judged.length}.`]
      : []),
    ...(unnamed.length > 0 ? [`${unnamed.length} survivors are not named with a reason in tests/mutants/survivors.ts.`] : []),
  ]
}

/** Known survivors that are no mutant of today's code. */
export function findStale(known: readonly KnownSurvivor[], mutants: readonly Mutant[]): string[] {
  const stale = known.filter((survivor) => !mutants.some((mutant) => isNamedBy(survivor, mutant)))
  return stale.map((survivor) => `A survivor that is named is no mutant of today's code: ${keyOf(survivor)}`)
}
