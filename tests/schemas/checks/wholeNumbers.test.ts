import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { quickFixOf } from '../../../schemas/editing/quickFixOf'
import { rightPage } from './checkText'

const name = { key: 'name', type: 'input', title: 'Name' }
const price = { key: 'price', type: 'inputNumber', title: 'Price' }

describe('a whole number beside a decimal one, behind ? and :', () => {
  it.each([
    ["row.name == '' ? 0 : row.price", '0', '0.0'],
    ["row.name == '' ? row.price : -12", '-12', '-12.0'],
    ["row.name == 'a' ? row.price : (row.name == '' ? row.price : 1)", '1', '1.0'],
  ])('C-located of %s is written as a decimal one by one press', (value, marked, suggestion) => {
    const total = { key: 'total', type: 'inputNumber', title: 'Total', value }
    const text = JSON.stringify({ ...rightPage(), columns: [name, price, total], resource: undefined }, null, 2)
    const [problem, ...others] = checkPage(text, { language: 'en-US' }).problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'unlike-numbers', path: '/columns/2/value', suggestion })
    expect(problem?.message).toContain('write the whole one as 0.0')
    const { offset = 0, length = 0 } = problem ?? {}
    expect(text.slice(offset, offset + length)).toBe(marked)
    const fix = problem && quickFixOf(problem, text)
    expect(checkPage(`${text.slice(0, offset)}${fix?.text}${text.slice(offset + length)}`).problems).toEqual([])
  })
})
