import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { openTable, product } from './openTable'

beforeAll(() => giveElementsSize())

describe('Escape in a cell that is edited', () => {
  it('gives up the cell before its editor has the focus, and never reaches what listens around the table', async () => {
    await openTable()
    const around = vi.fn()
    window.addEventListener('keydown', around)
    fireEvent.click(product(1))
    await screen.findByRole('textbox', { name: '产品，第 1 行' })
    const edited = document.querySelector<HTMLElement>('.rdg-editor-container')
    fireEvent.keyDown(edited ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '产品，第 1 行' })).not.toBeInTheDocument())
    expect(around).not.toHaveBeenCalled()
    window.removeEventListener('keydown', around)
  })
})
