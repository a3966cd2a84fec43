import { parentPort, workerData } from 'node:worker_threads'
import { checkSheetFile } from './checkSheetFile'
import { parseSheets } from './parseSheets'
import { type Sheet, type SheetProblem, UnreadableSheet, type WrittenSheet } from './Sheet'
import { writeWorkbook } from './writeWorkbook'

/** What the thread is started for: to read a file, or to write one. */
export type SheetTask = { read: Uint8Array; rowLimit: number } | { write: readonly WrittenSheet[] }

export type SheetReply = { sheets: Sheet[] } | { file: Uint8Array } | { problem: SheetProblem }

async function perform(task: SheetTask): Promise<SheetReply> {
  if ('write' in task) return { file: writeWorkbook(task.write) }
  const content = Buffer.from(task.read)
  await checkSheetFile(content)
  return { sheets: parseSheets(content, task.rowLimit) }
}

/** Spreadsheets are read and written in a thread of their own: that takes seconds, and memory that a bad file must not take from others. */
parentPort?.postMessage(
  await perform(workerData as SheetTask).catch((error: unknown): SheetReply => {
    return { problem: error instanceof UnreadableSheet ? error.problem : 'broken' }
  }),
)
