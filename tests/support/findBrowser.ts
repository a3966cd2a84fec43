import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** How a Chromium is started: its program and, for one that brings its own libraries, where they are. */
export interface BrowserProgram {
  executablePath: string
  env?: Record<string, string>
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium or Chrome of this machine; else the one that npm brings, unpacked once. */
export async function findBrowser(): Promise<BrowserProgram> {
  const executablePath = [process.env.CHROMIUM, ...usualPlaces].find((path) => path !== undefined && existsSync(path))
  return executablePath ? { executablePath } : packedBrowser()
}

async function packedBrowser(): Promise<BrowserProgram> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as { version: string }
  const folder = resolve('node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder)
  const executablePath = join(folder, 'chromium')
  return hasOwnLibraries(executablePath) ? { executablePath } : { executablePath, env: packedLibraries(folder) }
}

/** The package unpacks into the folder for temporary files; a rename at the end keeps a half unpacked browser from being used. */
async function unpackInto(folder: string): Promise<void> {
  const before = {
    TMPDIR: process.env.TMPDIR,
    AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  }
  const unpacking = mkdtempSync(`${resolve('node_modules')}/.unpacking-`)
  process.env.TMPDIR = unpacking
  process.env.AWS_EXECUTION_ENV = 'nodejs20.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    pointToFonts(unpacking, folder)
    mkdirSync(dirname(folder), { recursive: true })
    renameSync(unpacking, folder)
  } finally {
    for (const [name, value] of Object.entries(before)) restoreVariable(name, value)
    rmSync(unpacking, { recursive: true, force: true })
  }
}

/** The packed font list names fixed folders; without its fonts a bare machine would show no text at all. */
function pointToFonts(unpacking: string, folder: string): void {
  const list = join(unpacking, 'fonts', 'fonts.conf')
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts')))
}

function restoreVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

/** false on a machine without the libraries of a desktop, as in most containers. */
function hasOwnLibraries(executablePath: string): boolean {
  try {
    execFileSync(executablePath, ['--no-sandbox', '--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function packedLibraries(folder: string): Record<string, string> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return { ...inherited, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
}
