import { expect, it } from 'vitest'
import { compileResource } from '../../../server-mock/resource/model/compileResource'
import { nameOfRow, textsOfRow } from '../../../server-mock/resource/read/nameOfRow'
import { caller, open } from './orderExample'

const model = compileResource({
  table: 'deal',
  fields: [
    { type: 'hidden', key: 'customerId' },
    { type: 'input', key: 'note', list: false },
    { type: 'input', key: 'number' },
    { type: 'switch', key: 'active' },
    { type: 'upload', key: 'photo' },
    { type: 'input', key: 'customer' },
    { type: 'area', key: 'region' },
  ],
  url: {},
  access: open,
})

it('a record is called by what its list shows, and not by what only travels with it', () => {
  const row = { id: 'a', customerId: '01a218d2261071c4', note: 'call back', number: 'D2026', customer: 'East' }
  expect(textsOfRow(model, row, caller())).toEqual(['D2026', 'East'])
  expect(textsOfRow(model, { ...row, active: 'Y', photo: '2026/11/a.png' }, caller())).toEqual(['D2026', 'East'])
  expect(textsOfRow(model, { ...row, region: '330106' }, caller())).toEqual(['D2026', 'East', '浙江省/杭州市/西湖区'])
  expect(nameOfRow(model, { id: 'b', customerId: '01a218d2261071c4' }, caller())).toBe('b')
})
