import { EditorView } from '@codemirror/view'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { settle } from './fieldStage'

const user = userEvent.setup({ pointerEventsCheck: 0 })

/** What a list that has dropped down offers: entries, nodes of a tree, the deepest level of a cascade, days, hours. */
const offers = [
  '.ant-select-item-option',
  '.ant-select-tree-title',
  '.ant-cascader-menu:last-child .ant-cascader-menu-item:not(.ant-cascader-menu-item-disabled)',
  '.ant-picker-cell-in-view',
  '.ant-picker-time-panel-cell-inner',
].join(',')
const popups = '.ant-select-dropdown, .ant-picker-dropdown'
const boxes = 'input, textarea, [contenteditable=true], button[role=switch]'

/** Waits until what comes lazily is drawn. */
async function arrive(): Promise<void> {
  await settle()
  await waitFor(() => expect(document.querySelector('.field-loading')).toBeNull())
  await settle()
}

/**
 * Gives a value by whatever an input draws, as somebody would who sees it for the first time: ticks the box, types into the line, takes the
 * first thing that is offered, level by level.
 */
export async function giveValue(): Promise<void> {
  await arrive()
  if (openPopup() || screen.queryByRole('dialog')) return takeOffered()
  const adds = screen.queryByRole('button', { name: '添加一项' })
  if (adds) await user.click(adds)
  // What is drawn closed gives way to what opens when somebody points at it.
  await user.hover(boxOf())
  await arrive()
  const box = boxOf()
  if (writeCode(box, '12')) return settle()
  // Nothing can be typed into an editor of formatted text here, where nothing is laid out; a table can be put into it.
  if (box.matches('[contenteditable=true]')) return user.click(screen.getByRole('button', { name: '表格' }))
  if (box instanceof HTMLInputElement && box.type === 'file') return uploadTo(box)
  if (box.matches('[type=range]')) return void fireEvent.change(box, { target: { value: '15' } })
  if (box.matches('[type=color]')) return void fireEvent.change(box, { target: { value: '#336699' } })
  await user.click(box)
  if (box.matches('[role=combobox]') || box.closest('.ant-picker')) return takeOffered()
  if (box.matches('textarea, [type=text], [type=password], :not([type])') && !box.matches('button')) await user.type(box, '12')
}

/** Empties the input: by its cross, by the button of each file, by taking back the last step, by a second click, by its keyboard. */
export async function clearValue(): Promise<void> {
  await arrive()
  const cross = [...document.querySelectorAll('.ant-select-clear, .ant-picker-clear')].find(isShown)
  const buttons = [
    ...screen.queryAllByRole('button', { name: /^移除/ }),
    ...screen.queryAllByRole('button', { name: /^(撤销|清空.*|删除第.*)$/ }),
  ]
  if (cross) {
    fireEvent.mouseDown(cross)
    fireEvent.mouseUp(cross)
    fireEvent.click(cross)
  } else if (buttons.length > 0) {
    for (const button of buttons) await user.click(button)
  } else {
    const ticked = '[type=checkbox]:checked, [type=radio]:checked, [role=switch]'
    const found = [...document.querySelectorAll<HTMLElement>(ticked)].find((one) => !one.closest('[role=toolbar]'))
    const box = found ?? boxOf()
    if (writeCode(box, '')) return settle()
    await (box.matches(ticked) ? user.click(box) : user.clear(box))
  }
  await settle()
}

/** Tries everything that is drawn, with mouse and keyboard. */
export async function tryEverything(): Promise<void> {
  await arrive()
  for (const box of document.querySelectorAll<HTMLElement>(`${boxes}, button, .ant-select, .ant-select-clear, .ant-picker-clear`)) {
    fireEvent.mouseDown(box)
    await user.click(box)
    if (document.activeElement === box) await user.keyboard('12{ArrowDown}{Enter} ')
  }
  for (const offer of document.querySelectorAll(offers)) if (isShown(offer)) await user.click(offer)
  await settle()
}

/** Writes the text of a code editor: nothing can be typed into it here, where nothing is laid out. false for anything else. */
function writeCode(box: HTMLElement, text: string): boolean {
  const view = EditorView.findFromDOM(box)
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input.type' })
  return view !== null
}

/** Whether it is on the screen: antd's pop-ups stay in the document when they are put away. */
function isShown(element: Element): boolean {
  return element.closest('.ant-select-dropdown-hidden, .ant-picker-dropdown-hidden') === null
}

function openPopup(): Element | undefined {
  return [...document.querySelectorAll(popups)].find(isShown)
}

/** The first thing that somebody can work with. */
function boxOf(): HTMLElement {
  const box = [...document.querySelectorAll<HTMLElement>(boxes)].find((one) => !one.closest('[role=toolbar]'))
  if (!box) throw new Error(`nothing here takes a value: ${document.body.innerHTML}`)
  return box
}

async function takeOffered(): Promise<void> {
  await waitFor(() => expect(openPopup() ?? screen.queryByRole('dialog')).toBeTruthy())
  await (openPopup() ? takeFirstEntry() : takeFirstRecord())
  await settle()
}

/** The first entry, found by a word where nothing is offered before; where it has levels below it, the first of each. */
async function takeFirstEntry(): Promise<void> {
  if (openPopup()?.textContent === '请输入搜索内容') await user.keyboard('a')
  await user.click(await firstOf(() => [...(openPopup()?.querySelectorAll<HTMLElement>(offers) ?? [])]))
  await settle()
  const ok = openPopup()?.querySelector('.ant-picker-ok button')
  if (ok) await user.click(ok)
  if (openPopup()?.querySelector('.ant-cascader-menu')) await takeFirstEntry()
}

async function takeFirstRecord(): Promise<void> {
  const dialog = within(screen.getByRole('dialog'))
  const choices = () => [...dialog.queryAllByRole('radio'), ...dialog.queryAllByRole('checkbox')]
  await user.click(await firstOf(() => choices().filter((one) => !one.closest('thead, [role=columnheader]'))))
  await user.click(dialog.getByRole('button', { name: '确定' }))
}

/** Longer than the longest pause that a search waits for. */
const searching = { timeout: 5000 }

async function firstOf(find: () => HTMLElement[]): Promise<HTMLElement> {
  return waitFor(() => {
    const [first] = find()
    if (!first) throw new Error('nothing is offered')
    return first
  }, searching)
}

async function uploadTo(chooser: HTMLInputElement): Promise<void> {
  await user.upload(chooser, new File(['x'], 'c.png', { type: 'image/png' }))
  await settle()
}
