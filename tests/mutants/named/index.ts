import type { NamedMutant } from '../NamedMutant'
import { resourceMutants } from './resource'
import { rightsMutants } from './rights'
import { ruleMutants } from './rules'
import { screenMutants } from './screen'
import { serviceMutants } from './services'

/** Faults that somebody thought of. */
export const namedMutants: readonly NamedMutant[] = [
  ...rightsMutants,
  ...resourceMutants,
  ...serviceMutants,
  ...ruleMutants,
  ...screenMutants,
]
