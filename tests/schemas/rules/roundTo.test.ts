import { expect, it } from 'vitest'
import { roundTo } from '../../../schemas/rules/roundTo'

it.each([
  [3.3000000000000003, 3, 3.3],
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.6755, 3, 2.676],
  [0.1 + 0.2 - 0.3, 2, 0],
  [-0.00000033, 3, 0],
  [0.00000055, 7, 0.0000006],
  [1e20, 2, 1e20],
  [1.5e21, 0, 1.5e21],
  [Number.MAX_VALUE, 2, Number.MAX_VALUE],
  [0.5, 0, 1],
])('%d with %d places is rounded to %d, however small or large', (value, places, rounded) => {
  expect(roundTo(value, places)).toBe(rounded)
})
