/** Access to the one connection of the embedded database, in the order of asking. */
export class ConnectionQueue {
  private isTaken = false
  private readonly waiting: (() => void)[] = []

  /** @param waitLimit milliseconds after which a waiting caller fails. */
  constructor(private readonly waitLimit: number) {}

  async acquire(): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(grant), 1)
        reject(
          new Error(`no connection to the database within ${this.waitLimit} ms; does a transaction use another connection than its own?`),
        )
      }, this.waitLimit)
      this.waiting.push(grant)
    })
  }

  release(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.isTaken = false
  }
}
