import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productionRouter } from '../../codegen/productionRouter'

type Context = { warn(text: string): void; resolve(source: string): Promise<{ id: string } | null> }
type ResolveId = (this: Context, source: string, importer: string, options: object) => Promise<{ id: string } | null>
const resolveId = productionRouter.resolveId as unknown as ResolveId

const folder = `${process.cwd()}/node_modules/react-router/dist`
const named: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

it.each(Object.entries(named))('a build takes the file of %s that warns nobody', async (source, file) => {
  const warnings: string[] = []
  const context: Context = { warn: (text) => void warnings.push(text), resolve: async () => ({ id: `${folder}/development/${file}` }) }
  const found = await resolveId.call(context, source, 'any.ts', {})
  expect(found?.id).toBe(`${folder}/production/${file}`)
  expect(existsSync(found?.id ?? '')).toBe(true)
  expect(warnings).toEqual([])
})

it('touches nothing else, and says so when the files stand elsewhere', async () => {
  const warnings: string[] = []
  const context: Context = { warn: (text) => void warnings.push(text), resolve: async () => ({ id: '/elsewhere/index.mjs' }) }
  expect(await resolveId.call(context, 'react-router-dom', 'any.ts', {})).toBeNull()
  expect(await resolveId.call(context, 'react-router', 'any.ts', {})).toEqual({ id: '/elsewhere/index.mjs' })
  expect(warnings).toHaveLength(1)
})
