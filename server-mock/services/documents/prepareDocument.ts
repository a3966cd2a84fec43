import type { PlannedChange } from '../../../schemas/api/pages'
import { checkDocument } from '../../../schemas/checks/checkDocument'
import { locateProblems } from '../../../schemas/checks/locateProblems'
import type { DocumentConfig } from '../../../schemas/documents'
import type { DocumentId } from '../../../schemas/documents/documentName'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import { problem } from '../pages/findTaken'
import type { Publication, PublishRequest } from '../pages/Publication'
import type { Services } from '../Services'
import { planDictionary } from './planDictionary'
import { planReaders } from './planReaders'

/** A document as somebody wants to publish it under a name, and what is wrong with it. */
export function checkDocumentToPublish(
  { kind, code }: DocumentId,
  text: string,
  language: Language,
): { config?: DocumentConfig; problems: Problem[] } {
  const { config, problems } = checkDocument(text, kind, { language })
  if (!config || problems.some(({ severity }) => severity === 'error') || config.code === code) return { config, problems }
  const found = problem('/code', 'other-code', textOf('documents.otherCode', language, { code, found: config.code }))
  return { config, problems: [...problems, ...locateProblems(text, [found])] }
}

/** What publishing the document would do to what people choose from, and to the pages that name it. */
export async function planDocument(services: Services, config: DocumentConfig, language: Language): Promise<PlannedChange[]> {
  return [...(await planChoices(services, services.database.kysely, config, language)), ...(await planReaders(services, config, language))]
}

/** What publishing the document would do to what people choose from. */
export async function planChoices(
  services: Services,
  connection: Connection,
  config: DocumentConfig,
  language: Language,
): Promise<PlannedChange[]> {
  if (config.kind !== 'dictionary') return []
  return planDictionary(services, connection, services.documents.get('dictionary', config.code), config, language)
}

/** A document that was checked, ready to be published. */
export async function prepareDocument(
  services: Services,
  request: PublishRequest,
  config: DocumentConfig,
  { language }: CallContext,
): Promise<Publication> {
  const readers = await planReaders(services, config, language)
  return {
    request,
    config,
    validators: '',
    findBefore: async () => services.documents.get(config.kind, config.code),
    apply: async (connection) => [...(await planChoices(services, connection, config, language)), ...readers],
  }
}
