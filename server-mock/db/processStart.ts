import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as an opaque text that differs for another process that got the same number later.
 * `null`: no such process. Empty: it runs, and the system does not tell since when.
 */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') return startFromProc(pid)
  if (!isRunning(pid)) return null
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function startFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses and may hold spaces: count behind it. Field 22 is the start in clock ticks since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return `${readBootId()}:${fields[19]}`
  } catch {
    return null
  }
}

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
