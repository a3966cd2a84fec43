/** How often a row that is not drawn yet is looked for again, and after how many milliseconds (B2.3). */
const retries = 3
const delay = 100

/** Looks for an element at once and up to three times more; the answer ends the looking. */
export function whenDrawn(find: () => Element | null, onFound: (element: Element) => void, onMissing: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (left: number) => {
    const element = find()
    if (element) onFound(element)
    else if (left > 0) timer = setTimeout(() => look(left - 1), delay)
    else onMissing()
  }
  look(retries)
  return () => clearTimeout(timer)
}
