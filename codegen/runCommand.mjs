import { spawn } from 'node:child_process'

/**
 * Runs a program and waits for its end. With `quiet` its output is kept and handed back, else it goes to the terminal.
 * A program that outlives `limitMinutes` is ended, and that counts as a failure: its exit code is 1 and the output says so.
 */
export function runCommand(program, args, { quiet = false, limitMinutes = 20, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'], ...options })
    let output = ''
    let isTooLong = false
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    const limit = setTimeout(() => {
      isTooLong = true
      child.kill('SIGKILL')
    }, limitMinutes * 60_000)
    child.on('error', (error) => {
      clearTimeout(limit)
      reject(error)
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      if (isTooLong) output += `\nended after ${limitMinutes} minutes`
      resolve({ code: isTooLong ? 1 : (code ?? 1), output })
    })
  })
}

/** The compiler that checks the types: TypeScript 7, which takes a quarter of the time of 6. That one is here for the tools that ask it for a program's types. */
export const compiler = 'typescript-native/bin/tsc'

/** Runs a program that a package brings, by its script in node_modules, so that neither npx nor a shell is needed. */
export function runTool(script, args, options) {
  return runCommand(process.execPath, [`node_modules/${script}`, ...args], options)
}
