import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { SaveBody } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { everyTable, type TableResource } from '../../resource'
import { serverContext } from '../../rights/callContext'
import type { Services } from '../../services/Services'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { filesUnder } from './filesUnder'
import type { OnStep } from './tellSteps'

type DemoRow = Record<string, unknown> & { sub?: Record<string, Record<string, unknown>[]> }

/** Ids that stand in the files, and the ids that the rows were given. */
type GivenIds = Map<string, string>

/** The row as a save sends it. `id` in a file is a name for other rows to refer to; the engine makes the real one. */
function toBody({ sub, id: _, ...values }: DemoRow, given: GivenIds): SaveBody {
  const resolved = Object.entries(values).map(([key, value]) => [key, given.get(String(value)) ?? value])
  const changes = Object.entries(sub ?? {}).map(([key, added]) => [key, { added }] as const)
  return { ...Object.fromEntries(resolved), ...(changes.length > 0 ? { sub: Object.fromEntries(changes) } : {}) }
}

/**
 * true when the rows may be added: the table was empty when it was first looked at. Rows of a first start that was broken off are taken away again, so
 * that every name in the files gets its row; nobody else can have written here, since the server listens only after its first start.
 */
async function prepareTables({ database }: Services, { model }: TableResource): Promise<boolean> {
  const mark = `demo-rows:${model.table}`
  const tables = [...[...model.subs.values()].map(({ table }) => table), model.table]
  const isBegun = await systemTables(database.kysely).selectFrom('sys_counter').select('id').where('name', '=', mark).executeTakeFirst()
  if (isBegun) {
    for (const table of tables) await database.kysely.deleteFrom(table).execute()
    return true
  }
  const existing = await database.kysely.selectFrom(model.table).select('id').limit(1).executeTakeFirst()
  if (existing) return false
  await insertSystemRow(database.kysely, 'sys_counter', { name: mark, value: 1 })
  return true
}

/** Rows that belong to their owner are added as the owner, whom the file names. */
function ownerContext({ model }: TableResource, row: DemoRow): CallContext {
  const username = model.owner && row[model.owner.key]
  const { user } = serverContext
  const own = typeof username === 'string' && user ? { user: { ...user, username } } : {}
  return { ...serverContext, ...own, isServer: true }
}

/** The rows of a file, and the resource that takes them. */
interface RowsFile {
  path: string
  rows: readonly DemoRow[]
  resource: TableResource
}

/** The table of the page beside the file: its own, or one of the product that its calls belong to. */
async function findResource({ registry }: Services, path: string): Promise<TableResource> {
  const page = JSON.parse(await readFile(path.replace(/\.rows\.json$/, '.page.json'), 'utf8')) as { code?: string; url?: { list?: string } }
  const resource = registry.ofPage(page.code ?? '') ?? registry.find('GET', page.url?.list ?? '')?.resource
  if (!resource) throw new Error('its page has no table')
  return resource
}

/** The resources whose rows stand behind values of a resource. */
function resourcesNamed({ registry }: Services, { model }: TableResource): (TableResource | undefined)[] {
  const labels = everyTable(model).flatMap(({ columns }) => [...columns.values()].flatMap((column) => column.labels ?? []))
  return labels.map((source) => {
    if (source.from === 'table') return registry.resourceOf(source.table)
    return source.from === 'call' ? registry.find('GET', source.url)?.resource : undefined
  })
}

/** The files in their order, but each after those whose rows its own rows name. */
function inOrder(services: Services, files: readonly RowsFile[]): RowsFile[] {
  const ordered = new Set<RowsFile>()
  const begun = new Set<RowsFile>()
  const take = (file: RowsFile) => {
    if (begun.has(file)) return
    begun.add(file)
    const named = new Set(resourcesNamed(services, file.resource))
    for (const other of files) if (named.has(other.resource)) take(other)
    ordered.add(file)
  }
  files.forEach(take)
  return [...ordered]
}

/** The rows in parts that can be saved together: of one owner each, none of which names another of its part. */
function inParts(rows: readonly DemoRow[], { model }: TableResource): DemoRow[][] {
  const ownerOf = (row: DemoRow) => model.owner && row[model.owner.key]
  const parts: DemoRow[][] = []
  let names = new Set<unknown>()
  for (const row of rows) {
    const part = parts.at(-1)
    const isNaming = Object.entries(row).some(([key, value]) => key !== 'id' && names.has(value))
    if (part?.[0] && !isNaming && ownerOf(part[0]) === ownerOf(row)) part.push(row)
    else {
      parts.push([row])
      names = new Set()
    }
    if (row.id !== undefined) names.add(row.id)
  }
  return parts
}

async function addRows(services: Services, { rows, resource }: RowsFile, given: GivenIds): Promise<void> {
  if (!(await prepareTables(services, resource))) return
  for (const part of inParts(rows, resource)) {
    const [first] = part
    if (!first) continue
    const ids = await resource.addAll(
      part.map((row) => toBody(row, given)),
      ownerContext(resource, first),
    )
    for (const [index, { id }] of part.entries()) if (typeof id === 'string') given.set(id, ids[index] ?? '')
  }
}

function explain(error: unknown): string {
  if (!(error instanceof CallFailure)) return error instanceof Error ? error.message : String(error)
  const found = error.details.errors?.map(({ path, message }) => `${path} ${message}`) ?? []
  return [textOf(error.text, 'en-US', error.values), ...found].join(' ')
}

/**
 * Adds the demonstration rows that stand beside the pages, through the same engine as everybody's rows. Tables that hold rows are left alone. `onStep` is
 * told now and then how many rows are done.
 */
export async function importRows(
  services: Services,
  folder: string,
  report: (line: string) => void,
  onStep: OnStep = () => {},
): Promise<void> {
  const given: GivenIds = new Map()
  const tell = (path: string) => (error: unknown) => report(`${relative(process.cwd(), path)}: ${explain(error)}`)
  const files: RowsFile[] = []
  for (const path of await filesUnder(folder, '.rows.json')) {
    const resource = await findResource(services, path).catch(tell(path))
    if (resource) files.push({ path, resource, rows: JSON.parse(await readFile(path, 'utf8')) as DemoRow[] })
  }
  const total = files.reduce((sum, { rows }) => sum + rows.length, 0)
  let done = 0
  for (const file of inOrder(services, files)) {
    await addRows(services, file, given).catch(tell(file.path))
    done += file.rows.length
    onStep(done, total)
  }
}
