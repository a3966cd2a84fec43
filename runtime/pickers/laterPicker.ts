import type { ComponentType } from 'react'
import { importAgain } from '../kit/importAgain'
import { withArea } from '../session/loadLanguage'
import type { PickerKind } from '../session/PickerKinds'
import type { PickerProps } from './PickerProps'

/** Fetches a picker; one that could not be fetched is asked for again the next time. */
export type LaterPicker<K extends PickerKind> = () => Promise<ComponentType<PickerProps<K>>>

/** A picker that is no part of the first page, and neither are the texts of pickers. */
export function laterPicker<M, N extends keyof M>(load: () => Promise<M>, name: N): () => Promise<M[N]> {
  const loadWithTexts = withArea('pickers', load)
  return () => importAgain(loadWithTexts, name)
}
