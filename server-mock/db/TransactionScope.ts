import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Knows whether the code that is running belongs to the open transaction. The embedded database has one connection: what a transaction asks
 * beside its own connection (a dictionary that is read for the first time) would wait for the connection that the transaction itself holds.
 */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  get isInside(): boolean {
    return this.storage.getStore()?.isOpen === true
  }

  /** What outlives the action, started in it and not waited for, is outside again. */
  async run<T>(action: () => Promise<T>): Promise<T> {
    const transaction = { isOpen: true }
    try {
      return await this.storage.run(transaction, action)
    } finally {
      transaction.isOpen = false
    }
  }
}
