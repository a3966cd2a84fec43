import { existsSync, readFileSync } from 'node:fs'
import { runCommand } from './runCommand.mjs'

const isWindows = process.platform === 'win32'

/** true when every package of the lock file stands in node_modules in its version; optional ones depend on the platform. */
function isInstalled() {
  const installedList = 'node_modules/.package-lock.json'
  if (!existsSync(installedList)) return false
  const wanted = readPackages('package-lock.json')
  const found = readPackages(installedList)
  return Object.entries(wanted).every(([path, { version, optional }]) => path === '' || optional || found[path]?.version === version)
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/** Brings node_modules in line with the lock file, with npm's own progress on the terminal. Does nothing when it is. */
export async function installWhenMissing() {
  if (isInstalled()) return
  console.log('Installing packages …')
  const { code } = await runCommand(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], { shell: isWindows })
  if (code !== 0) throw new Error('The packages could not be installed: "npm ci" failed, its reason stands above.')
}
