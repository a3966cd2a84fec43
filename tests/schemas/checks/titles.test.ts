import { expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { briefly, problemsWith } from './checkText'

const nameless = (field: object) => {
  const columns = [
    { key: 'x', type: 'input', ...field },
    { key: 'y', type: 'input', title: 'Y' },
  ]
  return briefly(problemsWith({ columns, resource: undefined }))
}

it.each([
  ['the list alone', { form: false }],
  ['the form alone', { list: false }],
])('a field that %s shows wants a name', (_, field) => {
  expect(nameless(field)).toEqual(['no-title /columns/0'])
})

it.each([
  ['hidden', { type: 'hidden' }],
  ['never visible', { visible: false }],
  ['in neither list nor form', { list: false, form: false }],
  ['called by its label', { label: 'X' }],
])('a field that is %s needs no title', (_, field) => {
  expect(nameless(field)).toEqual([])
})

it('a field of a form page is marked where the form has it', () => {
  const items = [
    { key: 'x', type: 'input', title: 'X' },
    { key: 'y', type: 'input' },
  ]
  const form = { kind: 'form', version: 1, code: 'ask', title: 'Ask', url: { add: '/ask/add' }, items }
  expect(briefly(checkPage(JSON.stringify(form), { language: 'en-US' }).problems)).toEqual(['no-title /items/1'])
})
