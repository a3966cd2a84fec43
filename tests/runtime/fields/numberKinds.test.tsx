import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { cellText } from '../../../runtime/fields/cellText'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()

describe('rating', () => {
  const given = () => screen.getByRole('slider', { name: '评分' })

  it.each([
    [false, 61, 4],
    [false, 1, 1],
    [true, 61, 3.5],
    [true, 100, 5],
  ])('B2.9-misc B2.9-simple gives the stars up to the one that is clicked (by halves: %s, at %i %%)', async (half, clientX, stars) => {
    const shown = await stage({ type: 'rating', key: 'grade', title: '评分', half })
    const box = given().parentElement as HTMLElement
    box.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect
    fireEvent.click(box, { clientX })
    expect(shown.value()).toBe(stars)
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(shown.value()).toBeNull()
  })

  it('B2.9-misc B2.9-simple is one stop of the keyboard, by halves where the page lets them be given', async () => {
    const shown = await stage({ type: 'rating', key: 'grade', title: '评分', count: 3, half: true }, { grade: 1 })
    expect(given()).toHaveAttribute('step', '0.5')
    expect(given()).toHaveAttribute('max', '3')
    fireEvent.change(given(), { target: { value: '1.5' } })
    expect(shown.value()).toBe(1.5)
    fireEvent.change(given(), { target: { value: '0' } })
    expect(shown.value()).toBeNull()
  })

  it('B2.9-misc B2.9-simple reads itself out in a grid cell, and shows what is no number as it is', async () => {
    const config = { type: 'rating', key: 'grade', title: '评分', count: 3 } as const
    await shownInCell(config, { grade: 2.5 })
    expect(screen.getByRole('img', { name: '评分: 2.5 / 3' })).toBeInTheDocument()
    await shownInCell(config, { grade: '好' })
    expect(screen.getByText('好')).toBeInTheDocument()
  })
})

describe('progress', () => {
  it('B2.9-misc B2.9-simple is a bar in a grid cell and a number in a form', async () => {
    await shownInCell({ type: 'progress', key: 'done', title: '进度' }, { done: 35 })
    expect(screen.getByRole('progressbar', { name: '进度' })).toHaveAttribute('value', '35')
    expect(screen.getByText('35%')).toBeInTheDocument()
  })

  it('says percent where it is a text, as in the history or on paper, and reads it back with the sign or without', async () => {
    const field = compile({ type: 'progress', key: 'done', title: '进度' })
    expect(cellText({ done: 35.5 }, field)).toBe('35.5%')
    const read = await componentsOf(field).reader?.(field)
    expect(['35.5%', '35.5 ％', '35.5', 'much'].map((text) => read?.(text))).toEqual([35.5, 35.5, 35.5, undefined])
  })

  it('B2.9-misc B2.9-simple takes what is typed', async () => {
    const shown = await stage({ type: 'progress', key: 'done', title: '进度' })
    await user.type(screen.getByLabelText('进度'), '70')
    expect(shown.value()).toBe(70)
  })
})

describe('slider', () => {
  it('stands between its limits, says its value and can be emptied', async () => {
    const shown = await stage({ type: 'slider', key: 'angle', title: '角度', min: -90, max: 90, step: 15 })
    const handle = screen.getByRole('slider', { name: '角度' })
    expect(handle).toHaveAttribute('min', '-90')
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
    fireEvent.change(handle, { target: { value: '-30' } })
    expect(shown.value()).toBe(-30)
    expect(screen.getByText('-30')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(shown.value()).toBeNull()
  })
})

describe('tags', () => {
  it('B2.3-tags put a semicolon after every two characters while they are typed', async () => {
    const shown = await stage({ type: 'tags', key: 'marks', title: '标签' })
    const box = screen.getByLabelText('标签')
    await user.type(box, 'A1B2C')
    expect(box).toHaveValue('A1;B2;C')
    await user.type(box, '{Backspace}{Backspace}')
    expect(shown.value()).toBe('A1;B')
    await user.clear(box)
    expect(shown.value()).toBeNull()
  })

  it('B2.3-tags are not separated while a word is being composed, which would break it', async () => {
    const shown = await stage({ type: 'tags', key: 'marks', title: '标签' })
    const box = screen.getByLabelText('标签')
    fireEvent.compositionStart(box)
    for (const text of ['j', 'ji', 'jij', 'jiji', 'jijian']) fireEvent.input(box, { target: { value: text } })
    expect(box).toHaveValue('jijian')
    fireEvent.input(box, { target: { value: '急件加急' } })
    fireEvent.compositionEnd(box)
    expect(box).toHaveValue('急件;加急')
    expect(shown.value()).toBe('急件;加急')
  })

  it('B2.3-tags are typed on where the caret stands, before others as well', async () => {
    await stage({ type: 'tags', key: 'marks', title: '标签' }, { marks: 'A1;C3' })
    const box = screen.getByLabelText('标签')
    await user.type(box, 'B2', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(box).toHaveValue('A1;B2;C3')
  })

  it('stand side by side in a grid cell', async () => {
    await shownInCell({ type: 'tags', key: 'marks', title: '标签' }, { marks: 'A1;急件' })
    for (const mark of ['A1', '急件']) expect(screen.getByText(mark)).toBeInTheDocument()
  })
})

describe('time', () => {
  it('shows minutes alone where the page says so, and stores seconds all the same', async () => {
    const shown = await stage({ type: 'time', key: 'at', title: '开始', format: 'HH:mm' }, { at: '08:30:00' })
    // The box gives way to its calendar once that is there.
    const box = () => screen.getByLabelText('开始')
    expect(await screen.findByLabelText('开始')).toHaveValue('08:30')
    await user.click(box())
    await waitFor(() => expect(box().closest('.ant-picker')).not.toBeNull())
    await user.clear(box())
    await user.type(box(), '09:45{Enter}')
    expect(shown.value()).toBe('09:45:00')
  })
})
