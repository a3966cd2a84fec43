import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'

/** The rules of a file of styles that hold for the element; `focused` is the class of what has the focus by a key. With `medium` those that hold there alone. */
function rulesFor(file: string, element: Element, medium?: string): CSSStyleRule[] {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = readFileSync(file, 'utf8')
  const all = [...(sheet.sheet?.cssRules ?? [])]
  const own = all.flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText === medium ? [...rule.cssRules] : []))
  const rules = (medium === undefined ? all : own).filter((rule) => rule instanceof CSSStyleRule)
  sheet.remove()
  return rules.filter(({ selectorText }) => element.matches(selectorText.replaceAll(':focus-visible', '.focused')))
}

const draw = (html: string) => {
  document.body.innerHTML = html
  return (selector: string) => document.querySelector(selector) as HTMLElement
}

afterEach(() => document.body.replaceChildren())

it('days of the months beside the shown one can be read; days that cannot be chosen are paler', () => {
  const find = draw(`<div class="ant-picker-dropdown"><table><tbody><tr>
    <td class="ant-picker-cell" id="beside"></td><td class="ant-picker-cell ant-picker-cell-disabled" id="closed"></td>
    <td class="ant-picker-cell ant-picker-cell-in-view" id="shown"></td></tr></tbody></table></div>`)
  const colours = (id: string) => rulesFor('runtime/kit/theme.css', find(`#${id}`)).flatMap(({ style }) => style.color || [])
  expect(colours('beside')).toEqual(['var(--pw-text-soft)'])
  expect(colours('closed')).toEqual([])
  expect(colours('shown')).toEqual([])
})

it('where the pages themselves have the focus, the heading of the shown one has a ring', () => {
  const find = draw(`<main class="pw-pages"><header class="pw-page-header"><nav class="pw-crumbs"><h1></h1></nav></header></main>`)
  const rings = () =>
    rulesFor('runtime/shell/layout/breadcrumbs.css', find('h1')).flatMap(({ style }) => style.getPropertyValue('outline') || [])
  expect(rings()).toEqual([])
  find('main').classList.add('focused')
  expect(rings()).toEqual(['2px solid var(--pw-primary)'])
})

it.each([
  ['runtime/shell/palette/palette.css', '<div class="pw-palette-entry"><span id="name"></span></div>'],
  ['runtime/grid/treeCell.css', '<span class="tree-cell"><span class="grid-cut" id="name"></span></span>'],
  ['runtime/fields/parts/cells.css', '<div role="gridcell"><span class="ant-tag" id="name"></span></div>'],
  ['runtime/fields/parts/cells.css', '<div role="gridcell"><button class="cell-link" id="name"></button></div>'],
  ['runtime/features/cards/cards.css', '<button class="ant-btn card-title"><span id="name"></span></button>'],
  ['runtime/features/savedMenu.css', '<button class="ant-btn saved-menu-name"><span id="name"></span></button>'],
  ['runtime/features/views/views.css', '<span class="list-views-name" id="name"></span>'],
  ['runtime/features/advancedQuery/advancedQuery.css', '<button class="advanced-saved-name"><span id="name"></span></button>'],
  ['runtime/features/rowPanels/rowPanels.css', '<p class="pw-comment-text" id="name"></p>'],
  ['runtime/pages/calendar/calendar.css', '<button class="calendar-entry"><time></time><span id="name"></span></button>'],
  ['runtime/shell/home/home.css', '<ul class="pw-tasks"><li><a class="pw-task" id="name"></a></li></ul>'],
])('what people write from right to left keeps its signs on their own side: %s, %s', (file, html) => {
  const find = draw(html)
  const directions = rulesFor(file, find('#name')).flatMap(({ style }) => style.getPropertyValue('unicode-bidi') || [])
  expect(directions).toEqual(['plaintext'])
})

it('a change in the history points from what was to what is, whichever way the two are written', () => {
  const find = draw('<dl class="pw-changes"><div><dt></dt><dd><del></del> → <ins></ins></dd></div></dl>')
  const lastOf = (file: string, selector: string) =>
    rulesFor(file, find(selector)).flatMap(({ style }) => style.getPropertyValue('unicode-bidi') || [])
  expect(lastOf('runtime/features/rowPanels/rowPanels.css', 'dd')).toEqual(['normal'])
  expect(lastOf('runtime/features/rowPanels/rowPanels.css', 'del')).toEqual(['plaintext'])
  expect(lastOf('runtime/features/rowPanels/rowPanels.css', 'ins')).toEqual(['plaintext'])
})

it('on paper the name of a group is not parted from its first row by the end of a sheet', () => {
  const find = draw(
    `<article class="pw-print"><table><tbody><tr id="group" class="pw-print-group"></tr><tr id="row"></tr></tbody></table></article>`,
  )
  const after = (id: string) =>
    rulesFor('runtime/kit/print/paper.css', find(`#${id}`), 'print').flatMap(({ style }) => style.getPropertyValue('break-after') || [])
  expect(after('group')).toEqual(['avoid'])
  expect(after('row')).toEqual([])
})

it('on paper a coloured state is a text like others, and begins where they do', () => {
  const find = draw('<article class="pw-print"><dl><dd><span class="ant-tag" id="state"></span></dd></dl></article>')
  const [style] = rulesFor('runtime/kit/print/paper.css', find('#state'), 'print').map((rule) => rule.style)
  expect(style?.padding).toBe('0px')
  expect(style?.color).toBe('inherit')
})
