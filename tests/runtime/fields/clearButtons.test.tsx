import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { stage } from './fieldStage'

beforeAll(() => giveElementsSize())

it('the button that empties a drop-down has its name in the language of the reader', async () => {
  const choices = [{ value: 'a', label: 'Eins' }]
  const shown = await stage({ type: 'select', key: 'kind', title: 'Art', options: choices }, { kind: 'a' }, { language: 'de-DE' })
  await userEvent.hover(screen.getByLabelText('Art'))
  await userEvent.click(screen.getByLabelText('Art'))
  const clear = await screen.findByRole('button', { name: 'Leeren' })
  await userEvent.click(clear)
  expect(shown.value()).toBeNull()
})
