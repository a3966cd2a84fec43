export interface SocketLimits {
  /** Sockets of one user: each tab of each browser has one. */
  mostPerUser: number
  /** Sockets of one address, behind which a whole house may sit. */
  mostPerAddress: number
}

/** How many sockets are open at this server, by whom and from where; each server has places of its own. */
export interface SocketCounter {
  /** Takes a place until the result is called; null when there is none left. */
  acquire(address: string, userId: string | undefined): (() => void) | null
}

export function createSocketCounter({ mostPerUser, mostPerAddress }: SocketLimits): SocketCounter {
  const taken = new Map<string, number>()
  const count = (name: string) => taken.get(name) ?? 0
  const add = (name: string, places: number) => {
    const now = count(name) + places
    if (now > 0) taken.set(name, now)
    else taken.delete(name)
  }
  return {
    acquire(address, userId) {
      const limits: [string, number][] = [[`address ${address}`, mostPerAddress]]
      if (userId !== undefined) limits.push([`user ${userId}`, mostPerUser])
      if (limits.some(([name, most]) => count(name) >= most)) return null
      for (const [name] of limits) add(name, 1)
      let isTaken = true
      return () => {
        if (isTaken) for (const [name] of limits) add(name, -1)
        isTaken = false
      }
    },
  }
}
