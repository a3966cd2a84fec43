import { secretMark } from '../../../schemas/wire/secretMark'
import { hashPassword } from '../../kernel/passwords'
import type { TableModel } from '../model/ResourceModel'
import type { Values } from './writtenValues'

/** The values of rows as they are stored: in place of secrets their hashes. A mark stands for nothing that could be stored. */
export async function hashSecrets(model: Pick<TableModel, 'columns'>, rows: readonly Values[]): Promise<readonly Values[]> {
  const keys = [...model.columns.values()].flatMap(({ key, isHashed }) => (isHashed ? [key] : []))
  if (keys.length === 0) return rows
  return Promise.all(
    rows.map(async (row) => {
      const pairs = await Promise.all(
        keys.filter((key) => Object.hasOwn(row, key)).map(async (key) => [key, await hashOf(row[key])] as const),
      )
      return { ...row, ...Object.fromEntries(pairs) }
    }),
  )
}

async function hashOf(value: unknown): Promise<string | null> {
  return typeof value === 'string' && value !== '' && value !== secretMark ? hashPassword(value) : null
}
