import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../runtime/kit/theme.css'
import { antdTheme } from '../../../runtime/kit/theme/antdTheme'
import { defaultTheme } from '../../../runtime/kit/theme/Theme'
import { loadArea, loadLanguage } from '../../../runtime/session/loadLanguage'
import { createQueryClient } from '../../../runtime/session/queryClient'
import type { EditableTableHandle } from '../../../runtime/table/EditableTableHandle'
import { BenchHost } from './BenchHost'
import { cases } from './cases'
import { frameTimes } from './frameTimes'
import { hasText } from './hasText'
import { type KeyTimes, listenToKeys } from './keyTimes'
import { measureScrolling } from './measureScrolling'

declare global {
  interface Window {
    bench: {
      /** Draws the screen; milliseconds until it is painted. */
      draw(): Promise<number>
      /** Takes the screen away, as closing its tab does, and draws it a second time, now that its code and its rows are known. */
      drawAgain(): Promise<number>
      keys: KeyTimes
      /** Scrolls the first grid to its end; milliseconds of each frame. */
      scroll(frames: number): Promise<number[]>
      frames: ReturnType<typeof frameTimes>
      /** Checks every cell of the table; how many are wrong. */
      validate(): Promise<number>
      /** Presses what the first selector names; milliseconds until the element of the second holds the text and is painted. */
      press(button: string, place: string, text: string): Promise<number>
      /** Pastes a text into the active cell; milliseconds until so many rows are changed and painted. */
      paste(text: string, rows: number): Promise<number>
    }
  }
}

const asked = new URLSearchParams(location.search)
const open = cases[asked.get('case') ?? '']
const element = document.getElementById('root')
if (!open || !element) throw new Error(`No such screen. Known: ${Object.keys(cases).join(', ')}`)
await loadLanguage()
await loadArea('table')
const screen = await open(Number(asked.get('size') ?? 0), Number(asked.get('columns') ?? 10))
const root = createRoot(element)
const queries = createQueryClient()
const theme = antdTheme(defaultTheme)

function show(content: ReactNode): void {
  root.render(
    <QueryClientProvider client={queries}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        <BenchHost>{content}</BenchHost>
      </ConfigProvider>
    </QueryClientProvider>,
  )
}

/** How long a screen may take, in milliseconds, before the bench gives up. */
const patience = 30_000

async function draw(): Promise<number> {
  const startedAt = performance.now()
  show(screen.make())
  while (!screen.isReady()) {
    if (performance.now() - startedAt > patience) throw new Error('the screen is not drawn')
    await nextFrame()
  }
  return (await painted()) - startedAt
}

if (screen.prepare) {
  await new Promise<void>((resolve) => show(screen.prepare?.(resolve)))
  show(null)
  await painted()
}

window.bench = {
  draw,
  async drawAgain() {
    show(null)
    await painted()
    return draw()
  },
  keys: listenToKeys(),
  scroll: measureScrolling,
  frames: frameTimes(),
  async validate() {
    const table = tableOfScreen()
    await table.validate()
    return table.problems().length
  },
  async press(button, place, text) {
    const startedAt = performance.now()
    document.querySelector<HTMLElement>(button)?.click()
    while (!hasText(place, text)) await nextFrame()
    return (await painted()) - startedAt
  },
  async paste(text, rows) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const startedAt = performance.now()
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    while ((tableOfScreen().changes().edited ?? []).length < rows) await nextFrame()
    return (await painted()) - startedAt
  },
}

function tableOfScreen(): EditableTableHandle {
  const { table } = screen
  if (!table) throw new Error('this screen has no table')
  return table()
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The moment after the next paint: a task that is queued in a frame runs when that frame is on the screen. */
async function painted(): Promise<number> {
  await nextFrame()
  return new Promise((resolve) => setTimeout(() => resolve(performance.now())))
}
