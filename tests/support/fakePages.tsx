import type { ComponentType } from 'react'

type Page = ComponentType<{ code: string }>

const Plain: Page = ({ code }) => <p>page {code}</p>

let Drawn: Page = Plain

/** What every page of this file is drawn as; its code alone when left out. */
export function drawPagesAs(Page: Page): void {
  Drawn = Page
}

export function PageView({ code }: { code: string }) {
  return <Drawn code={code} />
}
