import { useQueries } from '@tanstack/react-query'
import { CallError } from '../../../calls/Calls'
import type { DetailModel } from '../../../model/DetailModel'
import { usePageHost } from '../../../session/PageHost'
import { pageConfigQuery } from '../../../session/usePageConfig'

/** The pages beside and below a list without those that the user may not open: they have no tab. */
export function useOpenDetails(details: readonly DetailModel[]): readonly DetailModel[] {
  const { calls } = usePageHost()
  const pages = useQueries({ queries: details.map(({ page }) => pageConfigQuery(calls, page)) })
  return details.filter((_, index) => !isForbidden(pages[index]?.error))
}

const isForbidden = (error: unknown) => error instanceof CallError && error.kind === 'forbidden'
