import { expect, it } from 'vitest'
import { newId } from '../../../server-mock/kernel/newId'

it('B9-ids ids are UUIDs of version 7 as 32 hex characters, one after the other in the order in which they were made', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.filter((id) => !/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(id))).toEqual([])
  expect(ids).toEqual([...new Set(ids)].sort())
})
