import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'

/** The rules of a file of styles that hold for the element; `focused` is the class of what has the focus by a key. */
function rulesFor(file: string, element: Element): CSSStyleRule[] {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = readFileSync(file, 'utf8')
  const rules = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule)
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
