import type { Grants, PlannedChange } from '../../../schemas/api/pages'
import type { CheckResult } from '../../../schemas/checks/checkText'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import type { DocumentConfig } from '../../../schemas/documents'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection } from '../../db/Database'

/** What somebody wants to publish: a page, or a document beside pages. */
export interface PublishRequest {
  /** Code of the page, or name of the document. */
  code: string
  text: string
  message?: string
  /** Version that the change started from; not compared when undefined. */
  base?: number | null
  /** What roles are given of a page beside what it says itself. */
  grants?: Grants
  restoredFrom?: number
  /** What the page may name, when it is known already: pages that are brought in together may name one another. */
  known?: KnownNames
  /** What `checkPage` says of it with these names, where it has been asked already. */
  checked?: CheckResult<PageConfig>
  /** Its form validators, where they are being compiled already. */
  validators?: Promise<string>
  /** Documents that are published in the same step, before it. */
  together?: readonly DocumentConfig[]
  /** Versions that were published after the one that comes back, the newest last. */
  later?: readonly PageConfig[]
}

/** A page or document that was checked, with what was made of it before the transaction, and what publishing it does. */
export interface Publication {
  request: PublishRequest
  config: PageConfig | DocumentConfig
  /** The compiled form validators as an ES module; empty for what has no form. */
  validators: string
  /** What was published last under its name; undefined for the first time. */
  findBefore(connection: Connection): Promise<PageConfig | DocumentConfig | undefined>
  /** Does in the transaction what is to be done beside the new version, and says all that was done. */
  apply(connection: Connection): Promise<PlannedChange[]>
}
