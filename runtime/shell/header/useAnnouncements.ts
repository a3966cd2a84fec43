import { useQuery } from '@tanstack/react-query'
import type { Announcement, AnnouncementLists } from '../../../schemas/api/notices'
import { usePageHost } from '../../session/PageHost'
import { announcementsKey } from '../../session/useLiveUpdates'
import type { TextKey } from '../../text/TextKey'

/** What is known of the announcements. */
export interface FoundAnnouncements {
  data: AnnouncementLists | undefined
  error: Error | null
  retry(): void
}

/** The announcements that the user has not put away, in the language on the screen; looked for again whenever the user comes back to the window, and when the socket tells of a change. */
export function useAnnouncements(): FoundAnnouncements {
  const { calls, language, user } = usePageHost()
  // Taken apart here: the query tells of changes of what was read while drawing, and the bell reads its error only when it is opened.
  const { data, error, refetch } = useQuery({
    queryKey: [...announcementsKey, user?.id, language],
    queryFn: ({ signal }) => calls.get<AnnouncementLists>('/sys/annountCement/listByUser', undefined, { signal, isQuiet: true }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
  return { data, error, retry: () => void refetch() }
}

/** System notices first. */
export function allAnnouncements(lists: AnnouncementLists | undefined): Announcement[] {
  return lists ? [...(lists.sysMsgList ?? []), ...(lists.anntMsgList ?? [])] : []
}

/** `msgShowType` 2 and 4. */
export function opensByItself({ msgShowType }: Announcement): boolean {
  return msgShowType === '2' || msgShowType === '4'
}

/** `msgShowType` 3 and 4. */
export function runsInHeader({ msgShowType }: Announcement): boolean {
  return msgShowType === '3' || msgShowType === '4'
}

/** Key of the text that names the kind of announcement: `msgCategory` 1 is a system notice, anything else a park notice. */
export function categoryKey({ msgCategory }: Announcement): TextKey {
  return msgCategory === '1' ? 'shell.systemNotice' : 'shell.parkNotice'
}
