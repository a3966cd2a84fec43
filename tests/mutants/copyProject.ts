import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project to be made wrong: tracked files and new ones as they are now, over the same packages. */
export interface ProjectCopy {
  folder: string
  remove(): void
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-mutants-'))
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\0')
  for (const file of files) if (file !== '' && existsSync(file)) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
