import { expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { briefly, problemsWith } from './checkText'

const form = {
  kind: 'form',
  version: 1,
  code: 'ask',
  title: 'Ask',
  url: { add: '/ask/add' },
  items: [{ key: 'name', type: 'input', title: 'Name' }],
}
const problemsOf = (page: object) => briefly(checkPage(JSON.stringify(page), { language: 'en-US' }).problems)

it('a form that finds rows without a call for it is refused at its search', () => {
  const find = { by: ['name'] }
  expect(problemsOf({ ...form, find })).toEqual(['call-missing /find'])
  expect(problemsOf({ ...form, find, url: { ...form.url, find: '/ask/find' } })).toEqual([])
})

it('a form that finds rows by, or shows after sending, a field that it has not is refused there', () => {
  const url = { ...form.url, find: '/ask/find' }
  expect(problemsOf({ ...form, url, find: { by: ['name', 'nmae'] }, successFields: ['name', 'other'] })).toEqual([
    'unknown-field /find/by/1',
    'unknown-field /successFields/1',
  ])
})

it('a list that visitors may add to or find in without a call for it is refused where it says so', () => {
  const visitors = { add: ['name'], find: { by: ['name'], fields: ['name'] } }
  expect(briefly(problemsWith({ visitors, url: { list: '/x/list' }, resource: undefined }))).toEqual([
    'call-missing /visitors/add',
    'call-missing /visitors/find',
    'guessable /visitors/find/by',
  ])
})

it('a form of the own row without a call that reads it and one that saves it is refused', () => {
  expect(problemsOf({ ...form, ownRow: true })).toEqual(['call-missing /ownRow', 'call-missing /ownRow'])
  expect(problemsOf({ ...form, ownRow: true, url: { queryById: '/ask/queryById', edit: '/ask/edit' } })).toEqual([])
})
