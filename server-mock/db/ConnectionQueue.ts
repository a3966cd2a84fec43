/** Turns at the one connection of the embedded database, in the order of asking. */
export class ConnectionQueue {
  private isTaken = false
  private readonly waiting: (() => void)[] = []

  /** @param waitLimit milliseconds after which a waiting caller fails. */
  constructor(private readonly waitLimit: number) {}

  async take(): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1)
        reject(new Error(`no turn at the database within ${this.waitLimit} ms; does a transaction use another connection than its own?`))
      }, this.waitLimit)
      this.waiting.push(turn)
    })
  }

  giveBack(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.isTaken = false
  }
}
