import { listSign } from '../../../schemas/language/listTexts'
import type { CallContext } from '../../kernel/CallContext'
import { type ColumnModel, labelsOver, readChoices } from '../../resource'
import { knownValues } from '../dictionaries/knownValues'
import { reachTable } from '../dictionaries/openTable'
import type { Services } from '../Services'

/** What a field shows for values: entries of a dictionary, options, rows of a table. */
export async function namesOf(
  { registry, database }: Services,
  column: ColumnModel | undefined,
  values: readonly string[],
  context: CallContext,
): Promise<ReadonlyMap<string, string>> {
  if (!column?.labels || values.length === 0) return new Map()
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
  const found = await labels.labelsOf(column.labels, values, context.language)
  return new Map([...found].map(([value, { text }]) => [value, text]))
}

/** So many choices are named; that there are others, three points say. */
const mostNamed = 5

/** The first choices of a field as they are stored, each with what is shown for it; empty where there are none, or nobody here knows them. */
export async function nameChoices(services: Services, column: ColumnModel, context: CallContext): Promise<string> {
  const names = [...(await choicesOf(services, column, context))].map(([value, text]) => (value === text ? value : `${value} (${text})`))
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(listSign(context.language))
}

async function choicesOf(services: Services, column: ColumnModel, context: CallContext): Promise<ReadonlyMap<string, string>> {
  const { labels } = column
  if (labels?.from !== 'table') {
    const values = await knownValues(services, column)
    const names = await namesOf(services, column, values, context)
    return new Map(values.map((value) => [value, names.get(value) ?? value]))
  }
  const reached = labels.isProperty ? undefined : reachTable(services, context, labels.table)
  const asked = { form: {}, limit: mostNamed + 1 }
  const found = reached && (await readChoices(services.database.kysely, reached.access, labels, context, asked))
  return new Map(found?.map(({ value, text }) => [value, text]))
}
