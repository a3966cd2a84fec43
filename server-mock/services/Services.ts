import type { Database } from '../db/Database'
import type { Extensions } from '../kernel/Extensions'
import type { ResourceRegistry } from '../resource'
import type { Rights } from '../rights/Rights'
import type { ChangeLog } from '../system/ChangeLog'
import type { ChatSettings } from './chat/ChatSettings'
import type { Dictionaries } from './dictionaries/Dictionaries'
import type { DocumentStore } from './documents/DocumentStore'
import type { FaceSettings } from './face/FaceSystem'
import type { RowChanges } from './live/RowChanges'
import type { MessageSettings } from './messages/MessageSettings'
import type { NetworkSettings } from './network/NetworkSettings'
import type { PageStore } from './pages/PageStore'
import type { ProxySettings } from './proxy/ProxySettings'
import type { SignInSettings } from './session/SignInSettings'
import type { FileStorage } from './upload/FileStorage'

/** What the routes work with; made once for a server. */
export interface Services {
  database: Database
  registry: ResourceRegistry
  changes: ChangeLog
  rights: Rights
  documents: DocumentStore
  dictionaries: Dictionaries
  pages: PageStore
  signIn: SignInSettings
  network: NetworkSettings
  rowChanges: RowChanges
  proxy: ProxySettings
  extensions: Extensions
  /** The system that knows people by their faces. */
  face: FaceSettings
  /** The chat of another server, beside the pages. */
  chat: ChatSettings
  /** Origins of other servers whose pages the menu may show inside of the frame. */
  framedOrigins: readonly string[]
  /** The ways of messages to other services. */
  messages: MessageSettings
  /** Uploaded files. */
  files: FileStorage
  /** Folder of the built browser part; undefined when only the calls are served. */
  clientFolder?: string
}
