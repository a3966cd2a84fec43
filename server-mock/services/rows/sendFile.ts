import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { SentFile } from '../../kernel/SentFile'
import { dispositionOf } from '../upload/fileName'

/** Sends a file while it is made; a caller who goes away ends the making. */
export function sendFile(reply: FastifyReply, { name, type, content, headers }: SentFile): FastifyReply {
  const made = { ...headers, 'Content-Disposition': dispositionOf('attachment', name), 'X-Content-Type-Options': 'nosniff' }
  return reply
    .headers(made)
    .type(type)
    .send(Readable.from(content, { objectMode: false }))
}
