import type { Database } from '../db/Database'
import type { Extensions } from '../kernel/Extensions'
import { addTenants, ResourceRegistry } from '../resource'
import { readChatSettings } from '../services/chat/ChatSettings'
import { createDictionaries } from '../services/dictionaries/Dictionaries'
import { openDocumentStore } from '../services/documents/DocumentStore'
import { takeFormerDocuments } from '../services/documents/takeFormerDocuments'
import { readFaceSettings } from '../services/face/FaceSystem'
import { completeJobs } from '../services/jobs/completeJobs'
import { createRowChanges } from '../services/live/RowChanges'
import { smsType } from '../services/messages/MessageSender'
import { readMessageSettings } from '../services/messages/MessageSettings'
import { readNetworkSettings } from '../services/network/NetworkSettings'
import { openPageStore } from '../services/pages/PageStore'
import { recordFormerTables } from '../services/pages/tableOwners'
import { readProxySettings } from '../services/proxy/ProxySettings'
import { createRights } from '../services/rights/createRights'
import type { Services } from '../services/Services'
import { readSignInSettings } from '../services/session/SignInSettings'
import { logSms, smsThrough } from '../services/session/sms'
import { readFramedOrigins } from '../services/shell/framedOrigins'
import { openFileStorage } from '../services/upload/FileStorage'
import { openChangeLog } from '../system/ChangeLog'
import { migrate } from '../system/migrate'
import { systemResources } from '../system/tables'
import { extensions as productExtensions } from './extensions'
import { createResourceServices } from './resourceServices'
import { grantDocumentRight } from './seed/documentRight'
import { completeRights } from './seed/productRights'

export interface ServiceOptions {
  uploadFolder: string
  clientFolder?: string
  /** true: without a service for SMS, codes to phones are written down for administrators. */
  withDemo?: boolean
}

/** Reads the settings, migrates the system tables and opens everything that the routes work with. Throws a `SettingError` before it changes anything. */
export async function openServices(
  database: Database,
  options: ServiceOptions,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  extensions: Extensions = productExtensions,
): Promise<Services> {
  const messages = readMessageSettings(environment)
  const sms = messages.senders[smsType]
  const settings = {
    signIn: readSignInSettings(environment, sms ? smsThrough(sms) : options.withDemo ? logSms(database) : null),
    network: readNetworkSettings(environment),
    proxy: readProxySettings(environment),
    files: openFileStorage(options.uploadFolder, environment),
    face: readFaceSettings(environment),
    chat: readChatSettings(environment),
    framedOrigins: readFramedOrigins(environment),
    messages,
  }
  await migrate(database)
  await recordFormerTables(database)
  await takeFormerDocuments(database)
  await grantDocumentRight(database)
  await completeRights(database)
  await completeJobs(database)
  const changes = await openChangeLog(database)
  const rights = createRights(database, changes)
  const documents = await openDocumentStore(database, changes)
  const dictionaries = createDictionaries(documents)
  const resources = createResourceServices(documents, dictionaries, extensions)
  const registry = new ResourceRegistry(database, resources)
  for (const declaration of systemResources) registry.put(declaration)
  const pages = await openPageStore(database, registry, changes)
  await addTenants(
    database,
    registry.all().map(({ model }) => model),
  )
  const rowChanges = createRowChanges(database, changes)
  const { clientFolder } = options
  return { database, registry, changes, rights, documents, dictionaries, pages, rowChanges, extensions, ...settings, clientFolder }
}
