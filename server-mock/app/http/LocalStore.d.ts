declare module '@fastify/rate-limit/store/LocalStore.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit'

  /** The package's own store, in the memory of this server. */
  const LocalStore: new () => FastifyRateLimitStore
  export default LocalStore
}
