import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { droppableNames } from '../../codegen/droppableNames'
import { transformLibrary } from './transformLibrary'

const folder = 'node_modules/react-router/dist/production'
const routerFiles = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name) && read(`${folder}/${name}`).includes('displayName'))

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

const transformed = (path: string, code?: string) => transformLibrary(droppableNames, path, code)

it('a build may leave out the links and forms of the router that nobody uses, and all that loads data', () => {
  expect(routerFiles).toHaveLength(1)
  const path = `${folder}/${routerFiles[0]}`
  const { code, warnings } = transformed(path)
  expect(warnings).toEqual([])
  expect(code).toContain('var NavLink = /* @__PURE__ */ React')
  expect(code).not.toMatch(/^NavLink\./m)
  expect(code).toContain('var RemixErrorBoundary = /* @__PURE__ */ (() => class extends React')
  expect(code).not.toMatch(
    / = class extends React|createElement\(PrefetchPageLinks,|createElement\(\s*RenderErrorBoundary|useNavigateStable\(\) :/,
  )
  expect(parseAst(code ?? '').body.length).toBeGreaterThan(parseAst(read(path)).body.length / 2)
})

it('and the palettes of dark themes, but not those of light ones, of which icons take the blue', () => {
  const { code, warnings } = transformed('node_modules/@ant-design/colors/es/presets.js')
  expect(warnings).toEqual([])
  expect(code).not.toContain('blueDark.primary')
  expect(code).toContain('blue.primary = blue[5]')
})

it('and what the library of texts says to nobody but who debugs it', () => {
  const path = 'node_modules/i18next/dist/esm/i18next.js'
  const { code, warnings } = transformed(path)
  expect(warnings).toEqual([])
  const left = (code ?? '').split('\n').filter((line) => /logger\.(warn|log|deprecate)\(/.test(line))
  expect(left.map((line) => line.trim())).toEqual(['this.pendingWarnings?.forEach(msg => this.logger.warn(msg));'])
  expect(parseAst(code ?? '').body.length).toBe(parseAst(read(path)).body.length)
  expect(code).not.toMatch(/new Connector|formatter = Formatter/)
})

it('and what keeps calls that change something, when nothing was heard of the server', () => {
  const { code, warnings } = transformed('node_modules/@tanstack/query-core/build/modern/queryClient.js')
  expect(warnings).toEqual([])
  expect(code).not.toContain('new MutationCache')
})

it('which nobody asks of them: calls that change something are made without the cache, links fetch nothing ahead, texts come with the build, and no text formats what it is filled with', () => {
  const files = readdirSync('runtime', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const sources = files.map((path) => ({ path, source: read(`runtime/${path}`) }))
  const usersOf = (asks: RegExp) => sources.filter(({ source }) => asks.test(source)).map(({ path }) => path)
  const texts = sources.filter(({ path }) => path.startsWith('text/'))
  expect(texts.some(({ source }) => source.includes('{{'))).toBe(true)
  expect(texts.flatMap(({ source }) => source.match(/\{\{\s*\w+\s*,.*?\}\}/g) ?? [])).toEqual([])
  expect(usersOf(/\b(?:useMutation|useIsMutating|getMutationCache)\b/)).toEqual([])
  expect(usersOf(/<(?:Nav)?Link\b[^>]*\bprefetch\b/)).toEqual([])
  expect(usersOf(/\bcreate(?:Browser|Hash|Memory)Router\b(?!`)|\bRouterProvider\b/)).toEqual([])
  expect(usersOf(/i18next\b[^;]*\.use\(/)).toEqual(['text/i18n.ts'])
  expect(read('runtime/text/i18n.ts').match(/\.use\(\w+\)/g)).toEqual(['.use(initReactI18next)'])
})

it('touches nothing else, and says so when a file has changed', () => {
  expect(transformed('node_modules/react-router-dom/dist/index.mjs', 'Link.displayName = "Link";').code).toBeNull()
  expect(transformed('node_modules/@ant-design/colors/es/presets.js', 'export const red = []').warnings).toHaveLength(1)
})
