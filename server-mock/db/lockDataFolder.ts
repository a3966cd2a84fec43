import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { processStart } from './processStart'

interface Holder {
  pid: number
  /** As `processStart` says it. */
  start: string
  /** When the folder was opened, for people. */
  since: string
  host: string
}

/** The data folder is open in another process. */
class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

const beatEvery = 5_000
/** A process of another machine (or container) cannot be looked up: its lock counts until it was not touched for so long. */
const staleAfter = 20_000

/**
 * Takes the data folder for this process, by a file beside it. Two openers would lose acknowledged rows without a word.
 * The result gives it back. Throws `FolderInUse` with a sentence that names the holder.
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const own: Holder = { pid: process.pid, start: processStart(process.pid) ?? '', since: new Date().toISOString(), host: hostname() }
  const text = JSON.stringify(own)
  for (let attempt = 0; !tryCreate(file, text); attempt++) {
    const found = readFile(file)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (attempt > 5 || isHeld(file, holder)) throw new FolderInUse(sentence(folder, file, holder))
    takeAway(file, found)
  }
  const beat = setInterval(() => touch(file), beatEvery)
  beat.unref()
  return () => {
    clearInterval(beat)
    if (readFile(file) === text) rmSync(file, { force: true })
  }
}

/** Makes the file with its whole content at once: another opener never sees half of it. */
function tryCreate(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    return tryCreatePlainly(file, text)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** For file systems without links. */
function tryCreatePlainly(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Partial<Holder>
    const { pid, start, since, host } = holder
    return typeof pid === 'number' && typeof start === 'string' && typeof since === 'string' && typeof host === 'string'
      ? { pid, start, since, host }
      : undefined
  } catch {
    return undefined
  }
}

/** A lock that cannot be read, or of another machine, is held as long as somebody touches it. */
function isHeld(file: string, holder: Holder | undefined): boolean {
  if (!holder || holder.host !== hostname()) return touchedLately(file)
  const start = processStart(holder.pid)
  return start !== null && (start === '' || holder.start === '' || start === holder.start)
}

function touchedLately(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < staleAfter
  } catch {
    return false
  }
}

/** Moves a stale lock aside. When another process was faster and the file is already its new lock, it is put back. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readFile(aside)
  if (moved !== undefined && moved !== stale) tryCreate(file, moved)
  rmSync(aside, { force: true })
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // A lock file that somebody removed by hand is not made again: the next opener would be refused after this process ended.
  }
}

function sentence(folder: string, file: string, holder: Holder | undefined): string {
  if (!holder)
    return `The data folder ${folder} is locked by ${file}, which was written lately and cannot be read. Remove the file when no other server uses the folder.`
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return `The data folder ${folder} is already open in process ${holder.pid}${where}, since ${holder.since}. Stop that server first, or choose another folder.`
}
