import { buildWhenStale } from '../codegen/build.mjs'
import { installWhenMissing } from '../codegen/install.mjs'

/** `npm start` and `npm run serve`: installs and builds what is missing, then runs the server in this process. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pagewright needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}
try {
  await installWhenMissing()
  await buildWhenStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../dist/server/main.mjs')
