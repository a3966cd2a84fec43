import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clippedIcon } from '../../../runtime/kit/clippedIcon'

const Save = clippedIcon('save', 'pw-icon-save')
const Loading = clippedIcon('loading', 'pw-icon-loading')

it('an icon says nothing beside the words of a button, unless who draws it says what it means', () => {
  render(
    <>
      <button type="button">
        <Save /> Save
      </button>
      <Save aria-label="Saved" className="big" rotate={90} />
    </>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Save')
  const named = screen.getByRole('img', { name: 'Saved' })
  expect(named).toHaveClass('anticon', 'anticon-save', 'big')
  expect(named.querySelector('.pw-icon-save')).toHaveStyle({ transform: 'rotate(90deg)' })
})

it('an icon of waiting turns, another one when it is asked to', () => {
  const { container } = render(
    <>
      <Loading />
      <Save spin />
      <Save />
    </>,
  )
  expect([...container.children].map((icon) => icon.classList.contains('anticon-spin'))).toEqual([true, true, false])
})

it('an icon that can be pressed is no Tab stop by itself', () => {
  const press = vi.fn()
  const { container } = render(<Save onClick={press} />)
  expect(container.firstElementChild).toHaveAttribute('tabindex', '-1')
})
