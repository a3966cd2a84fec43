import { pathToFileURL } from 'node:url'

/** A thread whose files were not built beside the server: from those that were built for tests, or from source, where it does not inherit the loader of its process. */
const [built, source] = process.argv.slice(2)
const folder = process.env.BUILT_THREADS
if (folder) {
  await import(pathToFileURL(`${folder}/${built}`).href)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(source)
}
