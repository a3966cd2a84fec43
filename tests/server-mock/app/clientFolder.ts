import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ClientFolder {
  folder: string
  remove(): Promise<void>
}

/** A built browser part of one page and one script. */
export async function buildClientFolder(): Promise<ClientFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pagewright</title>')
  await writeFile(join(folder, 'assets', 'main-abc123.js'), 'export const one = 1\n')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
