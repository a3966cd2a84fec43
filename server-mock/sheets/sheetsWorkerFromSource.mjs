import { register } from 'tsx/esm/api'

// Tests and development run the sources; a thread does not inherit the loader of its process.
register()
await import('./sheetsWorker.ts')
