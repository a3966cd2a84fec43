import { startThread } from '../kernel/startThread'
import { type Sheet, UnreadableSheet, type WrittenSheet } from './Sheet'
import type { SheetReply, SheetTask } from './sheetsWorker'

/** Megabytes that reading or writing a file may take. */
const memoryLimit = 1024
/** Milliseconds that it may take. */
const timeLimit = 120_000

/** The sheets of an .xls or .xlsx file. Throws `UnreadableSheet` for what is none, what is too large when it is unpacked, and what cannot be read. */
export async function readSheets(content: Buffer, rowLimit: number): Promise<readonly Sheet[]> {
  const reply = await inThread({ read: content, rowLimit })
  if ('sheets' in reply) return reply.sheets
  throw new UnreadableSheet('problem' in reply ? reply.problem : 'broken')
}

/** The sheets as one .xlsx file. */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const reply = await inThread({ write: sheets })
  if ('file' in reply) return Buffer.from(reply.file)
  throw new Error('the spreadsheet could not be written')
}

function inThread(task: SheetTask): Promise<SheetReply> {
  const thread = startThread({ built: 'sheets-worker.mjs', source: './sheetsWorker.ts', from: import.meta.url }, task, {
    maxOldGenerationSizeMb: memoryLimit,
  })
  const reply = new Promise<SheetReply>((resolve, reject) => {
    const slow = setTimeout(() => resolve({ problem: 'tooSlow' }), timeLimit)
    slow.unref()
    thread.once('message', resolve)
    thread.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'tooBig' }) : reject(error),
    )
    thread.once('exit', () => reject(new Error('the thread that reads spreadsheets ended')))
  })
  return reply.finally(() => void thread.terminate())
}
