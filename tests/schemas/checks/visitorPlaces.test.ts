import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { fieldFacts } from '../../../schemas/fields'
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
  const visitors = { add: ['name'], list: ['nmae'], find: { by: ['name'], fields: ['name'] } }
  expect(briefly(problemsWith({ visitors, url: { grid: '/x/grid' }, resource: undefined }))).toEqual([
    'call-missing /visitors/add',
    'call-missing /visitors/list',
    'unknown-field /visitors/list/0',
    'call-missing /visitors/find',
    'guessable /visitors/find/by',
  ])
})

it('a form of the own row without a call that reads it and one that saves it is refused', () => {
  expect(problemsOf({ ...form, ownRow: true })).toEqual(['call-missing /ownRow', 'call-missing /ownRow'])
  expect(problemsOf({ ...form, ownRow: true, url: { queryById: '/ask/queryById', edit: '/ask/edit' } })).toEqual([])
})

describe('a kind whose choices are shown to users alone', () => {
  const owner = { key: 'owner', type: 'userSelect', title: 'Owner' }
  const open = { ...form, access: 'public' }

  it('is refused where people fill it who have not signed in', () => {
    expect(problemsOf({ ...open, items: [...form.items, owner] })).toEqual(['kind-for-visitors /items/1/type'])
    const columns = [{ key: 'name', type: 'input', title: 'Name' }, owner]
    const list = { ...form, kind: 'list', url: { list: '/ask/list', add: '/ask/add' }, items: undefined, columns }
    expect(problemsOf({ ...list, visitors: { add: ['name', 'owner'] } })).toEqual(['kind-for-visitors /columns/1/type'])
    expect(problemsOf({ ...list, visitors: { add: ['name'] } })).toEqual([])
  })

  it('is taken where nobody fills it, where they have signed in, and where stored rows are shown', () => {
    expect(problemsOf({ ...open, items: [...form.items, { ...owner, form: false }] })).toEqual([])
    expect(problemsOf({ ...open, items: [...form.items, { ...owner, disabled: true }] })).toEqual([])
    expect(problemsOf({ ...form, items: [...form.items, owner] })).toEqual([])
    const found = { ...open, url: { find: '/ask/find' }, find: { by: ['name'] } }
    expect(problemsOf({ ...found, items: [...form.items, owner] })).toEqual([])
  })

  it.each([
    'userSelect',
    'departSelect',
    'positionSelect',
    'roleSelect',
    'categorySelect',
    'treeSelect',
    'linkDown',
    'popup',
    'gridDropdown',
  ] as const)('is %s', (kind) => {
    const [example] = fieldFacts[kind].examples
    expect(problemsOf({ ...open, items: [...form.items, { ...example, key: 'chosen' }] })).toContain('kind-for-visitors /items/1/type')
  })
})
