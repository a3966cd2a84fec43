import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

/** Below this a packed file saves no packet of the network. */
const smallest = 1024
const packable = /\.(js|css|svg|html)$/

/**
 * Puts a `.br` and a `.gz` beside each text file of the folder. They are packed once, when the product is built; the server hands them out as they are.
 * `isFirst`: the files of these names are what every visit waits for, and are packed as small as gzip can be, which takes 8 seconds for each MB.
 */
export async function packAssets(folder: string, isFirst: (name: string) => boolean): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (packable.test(name)) await packFile(join(folder, name), isFirst(name))
  }
}

async function packFile(path: string, isFirst: boolean): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < smallest) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  writeFileSync(`${path}.gz`, isFirst ? await gzipAsync(bytes, {}) : gzipSync(bytes, { level: 9 }))
}
