import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findStale, makeGeneratedFiles } from './generate'
import type { GeneratedFile } from './rowTypes'

function bringUpToDate(files: readonly GeneratedFile[], stale: readonly string[]): void {
  const wanted = new Map(files.map((file) => [file.path, file.text]))
  for (const path of stale) {
    const text = wanted.get(path)
    if (text === undefined) {
      rmSync(path)
    } else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    console.log(`${text === undefined ? 'removed' : 'written'} ${path}`)
  }
}

async function run(isCheck: boolean): Promise<void> {
  const files = await makeGeneratedFiles()
  const stale = findStale(files)
  if (!isCheck) return bringUpToDate(files, stale)
  for (const path of stale) console.error(`${path} is stale: run \`npm run gen\` and commit what it writes`)
  if (stale.length > 0) process.exitCode = 1
}

await run(process.argv.includes('--check'))
