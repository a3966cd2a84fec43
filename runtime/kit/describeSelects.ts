const boxes = 'input.ant-select-input[role="combobox"]'
const chosen = '.ant-select-selection-item-content'

/**
 * What is chosen in a select of antd stands beside an input that is empty: a screen reader that comes to it would say the name alone. So the text goes into
 * an element of its own, which describes the input while it has the focus.
 */
export function describeSelects(): void {
  const words = document.createElement('span')
  words.id = 'pw-chosen'
  words.hidden = true
  document.body.append(words)
  let box: Element | null = null
  const othersOf = (one: Element) => idsOf(one).filter((id) => id !== words.id)
  const describe = () => {
    if (!box) return
    words.textContent = textOf(box)
    describeBy(box, [words.id, ...othersOf(box)])
  }
  const observer = new MutationObserver(describe)
  const attend = (target: EventTarget | null) => {
    observer.disconnect()
    // The words are those of one select at a time: read on its own, the one before has none.
    if (box) describeBy(box, othersOf(box))
    box = target instanceof Element && target.matches(boxes) ? target : null
    const select = box?.closest('.ant-select')
    if (!select) return
    describe()
    observer.observe(select, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-describedby'] })
  }
  document.addEventListener('focusin', ({ target }) => attend(target))
  attend(document.activeElement)
}

function describeBy(box: Element, ids: readonly string[]): void {
  const wanted = ids.join(' ')
  if (wanted === '') box.removeAttribute('aria-describedby')
  else if (box.getAttribute('aria-describedby') !== wanted) box.setAttribute('aria-describedby', wanted)
}

function idsOf(box: Element): string[] {
  return box.getAttribute('aria-describedby')?.split(' ') ?? []
}

/** Of several each one, without the crosses that take them away. */
function textOf(box: Element): string {
  const content = box.closest('.ant-select-content')
  const several = [...(content?.querySelectorAll(chosen) ?? [])].map((one) => one.textContent)
  return several.join(', ') || (content?.textContent ?? '')
}
