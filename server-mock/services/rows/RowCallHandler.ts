import type { FastifyRequest } from 'fastify'
import type { FileCallName, RowCallAnswer, RowCallBody, ServedCallName } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import type { RouteAnswer } from '../../kernel/Route'
import type { SentFile } from '../../kernel/SentFile'
import type { ServerTextKey } from '../../kernel/text/textOf'
import type { MountedCall } from '../../resource'
import type { Services } from '../Services'

/** What a call is made with; a body was held against its type. */
export interface CallInput<K extends ServedCallName> {
  body: RowCallBody<K>
  query: Readonly<Record<string, unknown>>
  context: CallContext
  request: FastifyRequest
  services: Services
}

/** What a call gives: a file, or the result in the envelope, with a message and a code of its own where it has them. */
type Answered<K extends ServedCallName> = K extends FileCallName ? SentFile : RowCallAnswer<K> | RouteAnswer<RowCallAnswer<K>>

export interface RowCallHandler<K extends ServedCallName> {
  /** Name of the sentence that says what was done; reading says nothing. */
  says?: ServerTextKey
  run(mounted: MountedCall, input: CallInput<K>): Promise<Answered<K>>
}

/** The handlers of some calls. */
export type RowCallHandlers<K extends ServedCallName = ServedCallName> = { readonly [N in K]: RowCallHandler<N> }
