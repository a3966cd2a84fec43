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

  it.each([0, 5, 1.5, '2'])('refuses a width of %s', (span) => {
    const problems = problemsWith(withForm({ columns: 4 }, { key: 'street', type: 'input', title: 'Street', span }))
    expect(problems).toMatchObject([{ path: '/columns/1/span', severity: 'error' }])
  })

  it.each(languageCodes)('speaks %s', (language) => {
    const [problem] = problemsWith(withForm(undefined, { key: 'street', type: 'input', title: 'Street', span: 4 }), { language })
    expect(problem?.message).toContain('form.columns')
  })
})
