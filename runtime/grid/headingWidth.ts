import { reckonTextWidth } from '../kit/reckonTextWidth'

/** Pixels beside the words of a heading: paddings, the line at its end, the mark of sorting and the button of the filter with their gaps. */
const around = 64

/** Pixels that a column needs so that its heading is not cut. */
export function headingWidth(heading: string): number {
  return reckonTextWidth(heading) + around
}
