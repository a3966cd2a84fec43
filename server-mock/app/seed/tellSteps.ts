/** Called now and then with how much of something is done. */
export type OnStep = (done: number, total: number) => void

/** Tells whoever waits at the terminal how far it is, each time that another part of so many parts is done. */
export function tellSteps(what: string, parts: number, tell: (line: string) => void): OnStep {
  let told = 0
  return (done, total) => {
    const part = Math.floor((done * parts) / total)
    if (part > told && done < total) tell(`  ${done} of ${total} ${what} …`)
    told = part
  }
}
