import type { Layout } from '../../../schemas/api/layouts'
import { readStored, writeStored } from '../../session/storage'

const keyOf = (userId: string | undefined, page: string) => `VIEWS_${userId}_${page}`

export function isLayoutList(value: unknown): value is Layout[] {
  return (
    Array.isArray(value) &&
    value.every((view) => typeof view?.id === 'string' && [view.disPlay, view.filter, view.order, view.columns].every(Array.isArray))
  )
}

/** The views of a list as they were known the last time. */
export function keptViews(userId: string | undefined, page: string): Layout[] | undefined {
  const kept = readStored(keyOf(userId, page))
  return isLayoutList(kept) ? kept : undefined
}

export function keepViews(userId: string | undefined, page: string, views: readonly Layout[]): void {
  writeStored(keyOf(userId, page), views)
}

/** The view that a list begins with. */
export function usualView(views: readonly Layout[]): Layout | undefined {
  return views.find(({ isDefault }) => Number(isDefault) === 1)
}
