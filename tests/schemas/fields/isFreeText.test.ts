import { expect, it } from 'vitest'
import { fieldFacts } from '../../../schemas/fields'
import { isFreeText } from '../../../schemas/fields/isFreeText'

it('words are looked for in what people have written, and in what was copied from a picked row as it is shown', () => {
  const kinds = Object.entries(fieldFacts).filter(([, { examples }]) => examples.some(isFreeText))
  expect(kinds.map(([kind]) => kind).sort()).toEqual([
    'code',
    'cron',
    'gridDropdown',
    'input',
    'keyValue',
    'markdown',
    'normal',
    'popup',
    'tags',
    'textarea',
  ])
})
