import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this a packed file saves no packet of the network. */
const smallest = 1024
const packable = /\.(js|css|svg|html)$/

/**
 * Puts a `.br` and a `.gz` beside each text file of the folder. They are packed once, as small as can be, when the product is built; the server
 * hands them out as they are.
 */
export function packAssets(folder) {
  for (const name of readdirSync(folder)) {
    if (packable.test(name)) packFile(join(folder, name))
  }
}

function packFile(path) {
  const bytes = readFileSync(path)
  if (bytes.length < smallest) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
