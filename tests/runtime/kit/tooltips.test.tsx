import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ReachedTooltip } from '../../../runtime/kit/tooltips'

const user = userEvent.setup()
const button = () => screen.getByRole('button', { name: '?' })

function draw(): void {
  render(
    <ReachedTooltip title="With its number" trigger={['hover', 'focus']}>
      <button type="button">?</button>
    </ReachedTooltip>,
  )
}

describe('a tooltip that is fetched when somebody points', () => {
  it('shows itself under the pointer, and goes with it', async () => {
    draw()
    await user.hover(button())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('With its number')
    // A browser finds by itself what came to stand under the pointer.
    await user.hover(button())
    await user.unhover(button())
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true }).closest('.ant-tooltip')).toHaveClass('ant-tooltip-hidden'))
  })

  it('shows itself to the keyboard too, which stays where it is', async () => {
    draw()
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('With its number')
    expect(button()).toHaveFocus()
  })
})
