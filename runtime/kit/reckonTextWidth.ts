const narrow = /[\s.,:;'!|()[\]fijlrtI-]/u
const broad = /[mwMW@%—…]/u
const capital = /\p{Lu}/u
/** Signs of Chinese, and what is written as broad as they are. */
export function isSquare(letter: string): boolean {
  return letter >= '⺀'
}

/**
 * Pixels that a text takes in the usual size, reckoned by its letters: to measure it would lay the page out before anything is painted. Rather a little more
 * than most fonts take, in bold too.
 */
export function reckonTextWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letterWidth(letter)
  return Math.ceil(width)
}

/** The text, or as much of its beginning as there is room for, and an ellipsis. */
export function cutToWidth(text: string, room: number): string {
  if (reckonTextWidth(text) <= room) return text
  let width = letterWidth('…')
  let kept = ''
  for (const letter of text) {
    width += letterWidth(letter)
    if (width > room) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

function letterWidth(letter: string): number {
  if (isSquare(letter)) return 14
  if (broad.test(letter)) return 13
  if (narrow.test(letter)) return 5.5
  return capital.test(letter) ? 10.5 : 8.5
}
