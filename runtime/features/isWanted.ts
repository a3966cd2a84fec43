import type { FeatureOffer } from './ListFeature'

/** A feature that needs a call: on by itself when the page has the call, and where the page asks for it without, so that it can say what is missing. */
export function isWanted({ wanted }: FeatureOffer, call: string | undefined): boolean {
  return wanted ?? call !== undefined
}
