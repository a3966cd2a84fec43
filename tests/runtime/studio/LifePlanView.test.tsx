import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LifePlanView } from '../../../runtime/studio/life/LifePlanView'
import type { DependentPage, LifePlan } from '../../../schemas/api/pageLife'
import type { Problem } from '../../../schemas/page/Problem'
import { renderWithHost } from '../../support/fakeHost'

const problem: Problem = {
  path: '/columns/3/dictCode',
  code: 'unknown-dictionary',
  message: 'there is no dictionary "state": make one as state.dict.json, or name another. Known: a, b, c',
  severity: 'error',
}
const dependents: DependentPage[] = [
  {
    code: 'vehicle',
    title: 'Vehicles',
    problems: [problem, problem, problem],
    places: [
      { field: 'State', path: '/columns/3/dictCode' },
      { field: 'Former state', path: '/columns/4/dictCode' },
    ],
  },
  { code: 'opener', title: 'Opener', problems: [problem], places: [{ field: '', path: '/toolbar/custom/0/action/page' }] },
]
const plan: LifePlan = { consequences: ['It is no longer offered.'], tables: [], canDrop: true, dependents }

describe('C-publish what happens to other pages', () => {
  it('is told in one line for each page and field, in a place of its own that scrolls', async () => {
    const onForce = vi.fn()
    await renderWithHost(<LifePlanView plan={plan} error={null} isForced={false} onForce={onForce} />, { language: 'en-US' })
    const places = screen.getByRole('region', { name: 'Other pages depend on this one:' })
    expect(places).toHaveAttribute('tabindex', '0')
    expect(
      within(places)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vehicles: field “State”', 'Vehicles: field “Former state”', 'Opener: /toolbar/custom/0/action/page'])
    expect(places).not.toHaveTextContent('there is no dictionary')
    await userEvent.click(screen.getByRole('checkbox', { name: /I will mend these pages/ }))
    expect(onForce).toHaveBeenCalledWith(true)
  })
})
