import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productVariables } from '../../runtime/kit/theme/productVariables.ts'
import type { Look, Variables } from './looks.ts'
import { solidVariables } from './solidColours.ts'
import { type LookVariable, lookVariablesOf, referring, writeRules } from './themeRules.ts'

const require = createRequire(import.meta.url)
const { createElement } = require('react') as typeof import('react')
const { theme } = require('antd/lib') as typeof import('antd')

const runtime = fileURLToPath(new URL('../../runtime', import.meta.url))

/** The rules of all components of antd. */
const rulesOfAntd = require.resolve('antd/dist/antd.css')

const ThemeUser = () => {
  theme.useToken()
  return null
}

/** All that antd makes of a look for the whole document. */
export function tokenVariables(look: Look): Variables {
  return look.variablesOf('token', createElement(ThemeUser))
}

let known: readonly LookVariable[] | undefined

/** The variables of the whole document that some rule reads: antd makes a hundred more. */
export function themeVariables(): readonly LookVariable[] {
  if (known) return known
  const read = namesRead()
  const variables = lookVariablesOf(tokenVariables).filter(({ name }) => read.has(name))
  known = referring(variables, variables)
  return known
}

/** The variables of every look: antd's, and those of the product's own style sheets. */
export function lookSheet(): string {
  const own = lookVariablesOf(({ theme }) => new Map(Object.entries(productVariables(theme))))
  return writeRules([...themeVariables(), ...lookVariablesOf(solidVariables), ...own])
}

function namesRead(): ReadonlySet<string> {
  const own = readdirSync(runtime, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|tsx?)$/.test(path))
  const sources = [rulesOfAntd, ...own.map((path) => join(runtime, path))]
  return new Set(sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/--ant-[\w-]+/g)].map(([name]) => name)))
}
