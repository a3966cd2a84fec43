import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from 'antd'
import { beforeAll, expect, it } from 'vitest'
import { describeSelects } from '../../../runtime/kit/describeSelects'

const options = [
  { value: 'open', label: 'Open' },
  { value: 'sent', label: 'Shipped' },
]

beforeAll(() => describeSelects())

it('a select says what is chosen when the keyboard comes to it, and what is chosen then', async () => {
  const drawn = (value: string) => <Select aria-label="State" options={options} value={value} />
  const { rerender } = render(drawn('sent'))
  const box = screen.getByRole('combobox', { name: 'State' })
  await userEvent.tab()
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription('Shipped')
  rerender(drawn('open'))
  await expect.poll(() => box).toHaveAccessibleDescription('Open')
})

it('a select with several choices and a complaint says them all, and the complaint', async () => {
  render(
    <>
      <Select aria-label="States" mode="multiple" options={options} defaultValue={['open', 'sent']} aria-describedby="complaint" />
      <p id="complaint">One is too many</p>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'States' })).toHaveAccessibleDescription('Open, Shipped One is too many')
})

it('a select that was left for another is not described by what is chosen in that one', async () => {
  render(
    <>
      <Select aria-label="State" options={options} value="sent" />
      <Select aria-label="Next state" options={options} value="open" />
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Next state' })).toHaveAccessibleDescription('Open')
  expect(screen.getByRole('combobox', { name: 'State' })).not.toHaveAccessibleDescription()
})
