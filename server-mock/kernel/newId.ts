import { v7 } from 'uuid'

/**
 * A new row id: a UUID of version 7, written as 32 hex characters. It begins with the time, so that ids of one server stand in the order in which they
 * were made (rows of one second keep their order in lists, and stand side by side in the index); the rest is random.
 */
export function newId(): string {
  return v7().replaceAll('-', '')
}
