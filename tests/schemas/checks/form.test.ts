import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { briefly, problemsWith } from './checkText'

const name = { key: 'name', type: 'input', title: 'Name' }
const withForm = (form: object | undefined, ...fields: object[]) => ({ columns: [name, ...fields], form, resource: undefined })

describe('a form that cannot be laid out as it is written', () => {
  it('says that a field cannot take more columns than the form has', () => {
    const wide = { key: 'street', type: 'input', title: 'Street', span: 3 }
    expect(briefly(problemsWith(withForm({ columns: 3 }, wide)))).toEqual([])
    for (const form of [{ columns: 2 }, undefined]) {
      const problems = problemsWith(withForm(form, wide))
      expect(briefly(problems)).toEqual(['span-too-wide /columns/1/span'])
      expect(problems).toMatchObject([{ severity: 'warning', line: expect.any(Number) }])
    }
  })

  it('says that the place of a help does nothing without the help', () => {
    const withHelp = { key: 'street', type: 'input', title: 'Street', help: 'With its number', helpAt: 'below' }
    expect(briefly(problemsWith(withForm(undefined, withHelp)))).toEqual([])
    expect(briefly(problemsWith(withForm(undefined, { ...withHelp, help: undefined })))).toEqual(['no-help /columns/1/helpAt'])
  })

  const street = { key: 'street', type: 'input', title: 'Street' }
  it.each<[string, object, string[]]>([
    ['a group that folds without a heading', { groups: [{ items: ['name'], folded: true }] }, ['no-group-title /form/groups/0']],
    [
      'a tab without a name',
      {
        groupsAs: 'tabs',
        groups: [
          { title: 'A', items: ['name'] },
          { title: ' ', items: ['street'] },
        ],
      },
      ['no-group-title /form/groups/1'],
    ],
    [
      'a tab that folds and one that is set apart',
      {
        groupsAs: 'tabs',
        groups: [
          { title: 'A', items: ['name'], folded: false },
          { title: 'B', items: ['street'], divider: true },
        ],
      },
      ['not-in-tabs /form/groups/0/folded', 'not-in-tabs /form/groups/1/divider'],
    ],
    ['tabs without groups', { groupsAs: 'tabs' }, ['no-groups /form/groupsAs']],
  ])('names %s', (_, form, expected) => {
    expect(briefly(problemsWith(withForm(form, street)))).toEqual(expected)
  })

  it('takes groups that fold under a heading, groups in tabs, and a line without a heading', () => {
    const groups = [{ title: 'A', items: ['name'] }]
    for (const form of [
      {
        groups: [
          { ...groups[0], folded: true },
          { items: ['street'], divider: true },
        ],
      },
      { groups, groupsAs: 'tabs' },
    ]) {
      expect(problemsWith(withForm(form, street))).toEqual([])
    }
  })

  it.each([0, 5, 1.5, '2'])('refuses a width of %s', (span) => {
    const problems = problemsWith(withForm({ columns: 4 }, { key: 'street', type: 'input', title: 'Street', span }))
    expect(problems).toMatchObject([{ path: '/columns/1/span', severity: 'error' }])
  })

  it.each(languageCodes)('speaks %s', (language) => {
    const [problem] = problemsWith(withForm(undefined, { key: 'street', type: 'input', title: 'Street', span: 4 }), { language })
    expect(problem?.message).toContain('form.columns')
  })
})

describe('a switch whose texts do not tell how it stands', () => {
  it.each<[string, unknown]>([
    ['the same text twice', ['Open', 'Open']],
    ['an empty text', ['Open', { 'zh-CN': '' }]],
  ])('is refused with %s', (_, texts) => {
    const door = { key: 'door', type: 'switch', title: 'Door', texts }
    expect(briefly(problemsWith(withForm(undefined, door)))).toEqual(['unclear-texts /columns/1/texts'])
  })
})
