import { spawn } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { findFreePort } from '../support/startProduct'

journey('`npm run dev` shows the product from its sources, takes the server again on save and ends both parts', async ({ product }) => {
  await product.stop()
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const dev = runDev(product.folder, port)

  await dev.hasSaid(/open for development on (\S+)/)
  expect(await textAt(address)).toContain('/@vite/client')
  expect(JSON.parse((await textAt(`${address}/api/health`)) ?? '')).toMatchObject({ success: true })

  const now = new Date()
  utimesSync('server-mock/app/main.ts', now, now)
  await dev.hasSaid(/change in .*main\.ts[\s\S]*Stopping[\s\S]*is listening on/)
  expect(JSON.parse((await textAt(`${address}/api/health`)) ?? '')).toMatchObject({ success: true })

  dev.process.kill('SIGTERM')
  expect(await dev.ended).toBe(0)
  expect(dev.output()).toMatch(/Stopping …\s*$/)
  expect(await textAt(address)).toBeUndefined()
})

async function textAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.text()
}

function runDev(dataFolder: string, port: number) {
  const { VITEST: _, SERVER: __, ...inherited } = process.env
  const env = { ...inherited, NODE_ENV: 'development', DATA_DIR: dataFolder, PORT: String(port), DATABASE_URL: '' }
  const child = spawn(process.execPath, ['codegen/dev.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let wake = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      wake()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  void ended.then(() => wake())
  /** Resolves when the output so far matches. */
  const hasSaid = async (wanted: RegExp): Promise<void> => {
    while (!wanted.test(output)) {
      if (child.exitCode !== null) throw new Error(`ended before it said ${wanted}:\n${output}`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { process: child, ended, hasSaid, output: () => output }
}
