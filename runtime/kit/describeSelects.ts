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
  const describe = () => {
    if (!box) return
    words.textContent = textOf(box)
    const others = idsOf(box).filter((id) => id !== words.id)
    const wanted = [words.id, ...others].join(' ')
    if (box.getAttribute('aria-describedby') !== wanted) box.setAttribute('aria-describedby', wanted)
  }
  const observer = new MutationObserver(describe)
  const attend = (target: EventTarget | null) => {
    observer.disconnect()
    box = target instanceof Element && target.matches(boxes) ? target : null
    const select = box?.closest('.ant-select')
    if (!select) return
    describe()
    observer.observe(select, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-describedby'] })
  }
  document.addEventListener('focusin', ({ target }) => attend(target))
  attend(document.activeElement)
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
