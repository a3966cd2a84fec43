/** Comments that somebody has begun to write, by row, so that closing the panel loses none; a reload does. */
const drafts = new Map<string, string>()

/** The draft of somebody about a row. */
export function commentDraftOf(user: string, url: string, rowId: string) {
  const key = JSON.stringify([user, url, rowId])
  return {
    read: () => drafts.get(key) ?? '',
    write(text: string) {
      if (text === '') drafts.delete(key)
      else drafts.set(key, text)
    },
  }
}
