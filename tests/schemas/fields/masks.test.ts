import { expect, it } from 'vitest'
import { type Mask, maskText, readMask } from '../../../schemas/fields/masks'

it.each([
  ['phone', '13812340001', '138****0001'],
  ['phone', '5550', '****'],
  ['idNumber', '110101199003071234', '110***********1234'],
  ['email', 'zhang@example.com', 'z***@example.com'],
  ['email', 'no address', '**********'],
  [{ last: 4 }, '6222020200001234', '************1234'],
  [{ last: 0 }, 'abc', '***'],
  [{ last: 4 }, 'abc', '***'],
  [{ last: 1 }, '😀😀é', '**é'],
  ['phone', '', ''],
] as [Mask, string, string][])('the mask %j shows of %j no more than %j', (mask, text, shown) => {
  expect(maskText(mask, text)).toBe(shown)
})

it.each(['iban', 'constructor', { first: 2 }, 4, null, undefined])('%j is no mask', (value) => {
  expect(readMask(value)).toBeUndefined()
})
