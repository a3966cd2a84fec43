import type { ChangeSpec, Text } from '@codemirror/state'

/** The change that makes the document read as `text`, as small as a common beginning and end allow: caret, folds and view stay where they can. */
export function changeTo(document: Text, text: string): ChangeSpec {
  const before = document.toString()
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end++
  return { from: start, to: before.length - end, insert: text.slice(start, text.length - end) }
}
