import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FirstFrame } from '../../../runtime/shell/layout/FirstFrame'

it('C-waiting the frame before there are scripts is the one that goes on until there is a menu', () => {
  const page = new DOMParser().parseFromString(readFileSync('runtime/index.html', 'utf8'), 'text/html')
  const { container } = render(<FirstFrame />)
  expect(page.querySelector('#root')?.firstElementChild?.outerHTML).toBe(container.innerHTML)
  expect(container.innerHTML).toContain('aria-hidden="true"')
})
