import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldFacts } from '../../../schemas/fields'
import { newRow } from '../../../schemas/rules/defaults'
import { giveElementsSize } from '../../support/givenSize'
import { openTable, products } from './openTable'

beforeAll(() => giveElementsSize())

describe('what code does with a table', () => {
  it('B4-rows adds, inserts, moves, selects and removes rows by name, and reads them all once they are right', async () => {
    const { handle } = await openTable()
    let id = ''
    act(() => {
      handle().insert('a', { product: 'rivet' })
      id = handle().add({ product: 'clamp' })
      handle().move(id, 0)
      handle().select(['b', id])
    })
    expect(products()).toEqual(['clamp', 'bolt', 'rivet', 'nut', 'washer'])
    expect(handle().selection()).toEqual(['b', id])
    act(() => handle().remove(['b']))
    expect(handle().selection()).toEqual([id])
    act(() => handle().clearSelection())
    expect(handle().selection()).toEqual([])
    expect(handle().changes().deleted).toEqual(['b'])
    expect((await handle().getAll())?.map(({ orderNum, product }) => [orderNum, product])).toEqual([
      [1, 'clamp'],
      [2, 'bolt'],
      [3, 'rivet'],
      [4, 'washer'],
    ])
    expect(() => handle().remove(['nobody'])).toThrow('no row "nobody"')
  })

  it('B4-rows gives no rows while a cell fails, and shows it', async () => {
    const { handle } = await openTable()
    act(() => void handle().add())
    expect(await handle().getAll()).toBeNull()
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(''))
    expect(handle().problems()).toHaveLength(1)
  })

  it('names the rows that fail by the numbers they have on the screen, in that order, also when sorted', async () => {
    const rows = [
      { id: 'a', product: '', quantity: 1 },
      { id: 'b', product: 'nut', quantity: 9 },
      { id: 'c', product: '', quantity: 5 },
    ]
    const { handle } = await openTable(rows)
    fireEvent.click(screen.getByRole('columnheader', { name: /数量/ }))
    fireEvent.click(screen.getByRole('columnheader', { name: /数量/ }))
    await waitFor(() => expect(products()).toEqual(['nut', '', '']))
    expect(await handle().getAll()).toBeNull()
    expect(
      handle()
        .problems()
        .map(({ row }) => row),
    ).toEqual([2, 3])
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true }).closest('[role="row"]')).toHaveTextContent('5'))
  })
})

describe('a new row', () => {
  const example = (kind: keyof typeof fieldFacts) => fieldFacts[kind].examples[0]

  it.each(Object.keys(fieldFacts) as (keyof typeof fieldFacts)[])(
    'B4-defaults begins a %s with its own value for off, else with none',
    (kind) => {
      // A cast: the list of kinds tells each example by its own type.
      const { defaultValue: _, ...field } = { ...example(kind), key: 'it', value: undefined } as never as Record<string, unknown>
      const facts = fieldFacts[kind] as { sides?(field: object): readonly { value: unknown }[]; isReadOnly?: boolean }
      const off = facts.sides?.(field)[1]?.value
      expect(newRow([field as never], { user: {} }).row.it ?? null).toEqual(off ?? null)
    },
  )

  it('B4-defaults takes the first free number where its rows have an order', async () => {
    const { handle } = await openTable()
    act(() => void handle().add())
    expect(handle().rows().at(-1)?.orderNum).toBe(4)
    act(() => handle().remove(['b']))
    act(() => void handle().add())
    expect(
      handle()
        .rows()
        .map(({ orderNum }) => orderNum),
    ).toEqual([1, 2, 3, 4])
  })
})
