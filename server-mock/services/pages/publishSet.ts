import type { PublishedOfSet, PublishSetBody, PublishSetResult } from '../../../schemas/api/pageLife'
import { checkNamed } from '../../../schemas/checks/checkNamed'
import { checkTogether } from '../../../schemas/checks/checkTogether'
import { namesOfPage } from '../../../schemas/checks/namesOfPage'
import type { DocumentConfig } from '../../../schemas/documents'
import { documentName, fileNameOf, isDocument } from '../../../schemas/documents/documentName'
import type { PageConfig } from '../../../schemas/page/kinds'
import { orderPages } from '../../../schemas/page/orderPages'
import type { Problem } from '../../../schemas/page/Problem'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { Services } from '../Services'
import { changePages } from './changePages'
import { currentVersion } from './currentVersion'
import { checkNamedForPublishing, planNamed } from './examinePage'
import { knownNames } from './knownNames'
import type { Publication, PublishRequest } from './Publication'
import { preparePublication, writePublication } from './publishPage'
import { toFoundError } from './requireRight'

/** A page or document of a set as it was checked; `config` is there when nothing is wrong with it. */
interface CheckedOfSet {
  request: PublishRequest
  config?: PageConfig | DocumentConfig
  problems: Problem[]
}

/** Publishes several pages and documents in one transaction, those that others name first. One that is refused refuses all, each finding with its page and place. */
export async function publishSet(services: Services, body: PublishSetBody, context: CallContext): Promise<PublishSetResult> {
  if (body.dryRun) return { isPublished: false, pages: await planSet(services, body, context) }
  const codes = body.pages.map(({ code }) => code)
  const pages = await changePages(services, codes, {
    check: () => prepareSet(services, body, context),
    async write(connection, checked) {
      const published: PublishedOfSet[] = []
      for (const { prepared, problems } of checked)
        published.push({ ...(await writeOne(services, connection, prepared, context)), problems })
      return published
    },
  })
  return { isPublished: true, pages }
}

async function checkSet(services: Services, { pages, message, grants }: PublishSetBody, context: CallContext): Promise<CheckedOfSet[]> {
  const { language } = context
  const configs = pages.flatMap(({ code, text }) => {
    const { config, problems } = checkNamed(code, text, { language })
    return config && !problems.some(isError) ? [config] : []
  })
  const places = new Map(orderSet(configs).map((code, index) => [code, index]))
  const known = await knownNames(services, configs)
  const together = configs.filter(isDocument)
  const shared = checkTogether(
    pages.map(({ code, text }) => ({ path: fileNameOf(code), text })),
    language,
  )
  const sorted = [...pages].sort((one, other) => (places.get(one.code) ?? -1) - (places.get(other.code) ?? -1))
  const checked: CheckedOfSet[] = []
  for (const { code, text, base } of sorted) {
    const request = { code, text, message, base, grants, known, together }
    const { config, problems } = await checkNamedForPublishing(services, request, context)
    const all = [...problems, ...shared.filter(({ file }) => file === fileNameOf(code))]
    checked.push({ request, problems: all, ...(config && !all.some(isError) ? { config } : {}) })
  }
  return checked
}

/** The names of what is right in the order in which it is published: documents name nothing, and pages come after what they name. */
function orderSet(configs: readonly (PageConfig | DocumentConfig)[]): string[] {
  const pages = configs.flatMap((config) =>
    isDocument(config) ? [] : [{ config, names: [config.code, ...namesOfPage(config).tables.keys()] }],
  )
  return [...configs.filter(isDocument).map(documentName), ...orderPages(pages).map(({ config }) => config.code)]
}

const isError = ({ severity }: Problem) => severity === 'error'

async function planSet(services: Services, body: PublishSetBody, context: CallContext): Promise<PublishedOfSet[]> {
  const planned: PublishedOfSet[] = []
  for (const { request, config, problems } of await checkSet(services, body, context)) {
    const changes = config ? await ofPage(request.code, () => planNamed(services, config, context.language, request)) : []
    planned.push({ code: request.code, version: await currentVersion(services.database.kysely, request.code), changes, problems })
  }
  return planned
}

async function prepareSet(
  services: Services,
  body: PublishSetBody,
  context: CallContext,
): Promise<{ prepared: Publication; problems: Problem[] }[]> {
  const checked = await checkSet(services, body, context)
  const wrong = checked.flatMap(({ request, problems }) => problems.map((problem) => ({ ...toFoundError(problem), page: request.code })))
  const count = wrong.filter(({ severity }) => severity === 'error').length
  if (count > 0) throw new CallFailure('invalid-config', 'pages.setRefused', { count }, { errors: wrong })
  const prepared: { prepared: Publication; problems: Problem[] }[] = []
  for (const { request, config, problems } of checked) {
    if (config) prepared.push({ prepared: await planOne(services, request, config, context), problems })
  }
  return prepared
}

const planOne = (services: Services, request: PublishRequest, config: PageConfig | DocumentConfig, context: CallContext) =>
  ofPage(request.code, () => preparePublication(services, request, config, context))

const writeOne = (services: Services, connection: Connection, prepared: Publication, context: CallContext) =>
  ofPage(prepared.request.code, () => writePublication(services, connection, prepared, context))

/** What refuses one page of several says which. */
async function ofPage<T>(code: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.error === 'conflict') throw new CallFailure('conflict', 'pages.versionMovedOf', { ...error.values, code }, error.details)
    const errors = error.details.errors?.map((found) => ({ ...found, page: code }))
    throw new CallFailure(error.error, error.text, error.values, { ...error.details, errors })
  }
}
