import type { FastifyReply } from 'fastify'
import { writeSheets } from '../../sheets/readSheets'
import type { WrittenSheet } from '../../sheets/Sheet'
import { sheetFormats } from '../../sheets/WrittenTable'
import { dispositionOf } from '../upload/fileName'

/** Answers with a spreadsheet that the browser saves under the name. */
export async function sendSheets(reply: FastifyReply, sheets: readonly WrittenSheet[], fileName: string): Promise<void> {
  const content = await writeSheets(sheets)
  reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', dispositionOf('attachment', fileName))
    .type(sheetFormats.xlsx.type)
    .send(content)
}
