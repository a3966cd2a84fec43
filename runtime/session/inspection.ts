import { createContext, useContext, useEffect } from 'react'
import type { ExpressionScope } from '../../schemas/rules/expression'

/** A place on the screen where expressions of a page have values: an open form, a table in it, the rows of a list. */
export interface InspectedPlace {
  of: 'form' | 'table' | 'list'
  /** Code of the page; of a table its key. */
  key: string
  /** What expressions read there now. */
  read(): ExpressionScope
  subscribe?(listener: () => void): () => void
}

/** What is on the screen of a page that somebody looks into. */
export interface Inspection {
  places(): readonly InspectedPlace[]
  add(place: InspectedPlace): () => void
  /** Calls back when a place comes, goes or changes. */
  subscribe(listener: () => void): () => void
}

export function createInspection(): Inspection {
  let places: readonly InspectedPlace[] = []
  const listeners = new Set<() => void>()
  const emit = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    places: () => places,
    add(place) {
      places = [...places, place]
      const stop = place.subscribe?.(emit)
      emit()
      return () => {
        stop?.()
        places = places.filter((other) => other !== place)
        emit()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const InspectionContext = createContext<Inspection | null>(null)
export const InspectionProvider = InspectionContext.Provider

/** Lets whoever looks into the page see this place, while it is on the screen. Keep its identity while it is the same. */
export function useInspected(place: InspectedPlace): void {
  const inspection = useContext(InspectionContext)
  useEffect(() => inspection?.add(place), [inspection, place])
}
