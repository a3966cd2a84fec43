/**
 * Nothing is painted in these tests: the styles of the components would only be looked through whenever another one comes, and matched against every
 * element whenever one is looked for by its role. They stay outside of the document.
 */
export function leaveStylesOut(): void {
  const left = new WeakSet<Node>()
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get: () => '',
    set(this: HTMLStyleElement, css: string) {
      if (css !== '') left.add(this)
    },
  })
  const { head } = document
  const { appendChild, insertBefore } = head
  head.appendChild = <T extends Node>(node: T) => (left.has(node) ? node : (appendChild.call(head, node) as T))
  head.insertBefore = <T extends Node>(node: T, next: Node | null) => (left.has(node) ? node : (insertBefore.call(head, node, next) as T))
  head.append(heardStyle())
}

/** Two of them are heard: an icon stands apart from the word before it, and what is hidden is not there. */
function heardStyle(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '.anticon, .ant-btn-icon { display: inline-flex } [class*="ant-"][class*="-hidden"] { display: none }'
  return style
}
