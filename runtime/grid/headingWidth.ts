/** Pixels beside the words of a heading: paddings, the line at its end, the mark of sorting and the button of the filter with their gaps. */
const around = 56

const narrow = /[\s.,:;'!|()[\]fijlrtI-]/u
const broad = /[mwMW@%—…]/u
const upper = /\p{Lu}/u
/** Ideographs, kana, Hangul and what is written as broad as they are. */
const full = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u

/**
 * Pixels that a column needs so that its heading is not cut. It is reckoned by the letters, in the size and weight of headings, rather than measured: that
 * would lay the page out before anything is painted. It is a little more than most fonts take.
 */
export function headingWidth(heading: string): number {
  let width = around
  for (const letter of heading) width += letterWidth(letter)
  return Math.ceil(width)
}

function letterWidth(letter: string): number {
  if (full.test(letter)) return 14
  if (broad.test(letter)) return 13
  if (narrow.test(letter)) return 5.5
  return upper.test(letter) ? 10.5 : 8.5
}
