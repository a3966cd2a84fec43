import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { sub, textOf } from '../../fixtures/meaningless/page'

const text = textOf({ ...sub({}), form: { groups: [{ title: 'A', fields: ['name', 'state'] }] } })
const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length

/** What is found when one character is left out, each time it stands there: how many problems, and how many lines away the first. */
function leaveOut(character: string): { code: string; count: number; away: number }[] {
  return [...text.matchAll(new RegExp(`\\${character}`, 'g'))].map(({ index }) => {
    const { problems } = checkPage(text.slice(0, index) + text.slice(index + 1), { language: 'en-US' })
    const [first] = problems
    return { code: first?.code ?? '', count: problems.length, away: Math.abs((first?.line ?? 0) - lineOf(index)) }
  })
}

describe('a page in which one character is missing', () => {
  it.each([
    ['}', 'brace-expected'],
    [']', 'bracket-expected'],
  ])('C-located has one problem, at the end of what "%s" should have closed', (character, code) => {
    for (const found of leaveOut(character)) expect(found).toEqual({ code, count: 1, away: 1 })
  })

  it('C-located has one problem, at the property that a brace should have stood before', () => {
    for (const found of leaveOut('{')) expect(found).toEqual({ code: 'open-brace-expected', count: 1, away: 1 })
  })

  it('C-located has one problem, where a list of objects should have begun', () => {
    const lists = leaveOut('[').filter(({ code }) => code === 'open-bracket-expected')
    expect(lists).toHaveLength(6)
    for (const { count, away } of lists) expect([count, away]).toEqual([1, 0])
  })

  it('C-located has one problem, behind the value that a comma should have followed', () => {
    for (const found of leaveOut(',')) expect(found).toEqual({ code: 'comma-expected', count: 1, away: 0 })
  })

  it('C-located has one problem, in the line of a quote or a colon', () => {
    for (const { count, away } of [...leaveOut('"'), ...leaveOut(':')]) expect([count, away]).toEqual([1, 0])
  })
})
