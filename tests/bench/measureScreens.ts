import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Figure, median, midmean } from './figures'

/** A screen that exists twice: `<name>-page` from JSON, `<name>-hand` written by hand. */
export interface Pair {
  name: string
  title: string
  size: number
  columns?: number
  /** The interpreted screen may cost this many times the hand-written one. */
  aim: number
  /** Milliseconds that opening it a second time may take. */
  aimAgain?: number
  /** What is pressed afterwards, and the text by which its answer is known. */
  presses?: readonly Press[]
  /** What somebody does before typing. */
  focus(page: Page): Promise<void>
}

interface Press {
  name: string
  /** Selectors of what is pressed, and of where the text stands then. */
  button: string
  place: string
  text: string
  aim: number
}

interface Sample {
  draw: number
  /** The same screen drawn a second time. */
  again: number
  key: number
  drawScript: number
  /** What the page's thread works until it is painted, layout and styles included: a frame later costs nothing here. */
  drawWork: number
  keyScript: number
  heap: number
  presses: Pressed[]
}

/** Milliseconds until the answer of a press is painted, and what the page's thread works until then. */
interface Pressed {
  time: number
  work: number
}

const typed = 'abcdefghijklmnopqrst'

/** Measures both screens in turn, each time in a window of its own, so that what the machine does meanwhile hits both. */
export async function measurePair(browser: Browser, address: string, pair: Pair, rounds: number): Promise<Figure[]> {
  const fromPage: Sample[] = []
  const byHand: Sample[] = []
  for (let round = 0; round < rounds; round++) {
    fromPage.push(await measureOnce(browser, `${address}/?case=${pair.name}-page${sizeOf(pair)}`, pair))
    byHand.push(await measureOnce(browser, `${address}/?case=${pair.name}-hand${sizeOf(pair)}`, pair))
  }
  const ratio = (what: keyof Omit<Sample, 'presses'>, name: string, unit: string, aim?: number): Figure =>
    ratioOf((sample) => sample[what], name, unit, aim)
  const ratioOf = (take: (sample: Sample) => number, name: string, unit: string, aim?: number): Figure => {
    const [ours, theirs] = [midmean(fromPage.map(take)), midmean(byHand.map(take))]
    return {
      name: `${pair.title}: ${name}`,
      value: ours / theirs,
      unit: '×',
      aim,
      detail: `${ours.toFixed(1)} against ${theirs.toFixed(1)} ${unit}`,
    }
  }
  return [
    ratio('draw', 'time to painted', 'ms', pair.aim),
    ratio('again', 'opened again to painted', 'ms', pair.aim),
    ratio('key', 'keystroke to painted', 'ms', pair.aim),
    ...(pair.presses ?? []).flatMap(({ name, aim }, index) => [
      ratioOf(({ presses }) => presses[index]?.time ?? Number.NaN, name, 'ms', aim),
      ratioOf(({ presses }) => presses[index]?.work ?? Number.NaN, `${name}, work`, 'ms'),
    ]),
    ratio('drawScript', 'script until painted', 'ms'),
    ratio('drawWork', 'work until painted', 'ms', pair.aim),
    ratio('keyScript', 'script per keystroke', 'ms'),
    ratio('heap', 'memory', 'MB'),
    { name: `${pair.title}: script per keystroke`, value: median(fromPage.map(({ keyScript }) => keyScript)), unit: 'ms', aim: 10 },
    { name: `${pair.title}: opened again to painted`, value: median(fromPage.map(({ again }) => again)), unit: 'ms', aim: pair.aimAgain },
  ]
}

const sizeOf = ({ size, columns = 10 }: Pair) => `&size=${size}&columns=${columns}`

async function measureOnce(browser: Browser, address: string, pair: Pair): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addInitScript("localStorage.setItem('pro__language', 'en-US')")
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Processor time of the thread: what else the machine does then stays out of the script figures.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.waitForFunction('window.bench !== undefined')
  const before = await readTidyMetrics(devtools)
  const draw = await page.evaluate('window.bench.draw()')
  const worked = await readMetrics(devtools)
  const drawn = await readTidyMetrics(devtools)
  await pair.focus(page)
  await page.keyboard.type('ab')
  await page.evaluate('window.bench.keys.take()')
  const beforeKeys = await readTidyMetrics(devtools)
  for (const letter of typed) {
    await page.keyboard.press(letter)
    await page.evaluate('window.bench.keys.settle()')
  }
  const afterKeys = await readTidyMetrics(devtools)
  const keys = (await page.evaluate('window.bench.keys.take()')) as number[]
  const presses: Pressed[] = []
  for (const { button, place, text } of pair.presses ?? []) {
    const beforePress = await readMetrics(devtools)
    const time = Number(await page.evaluate(`window.bench.press(${[button, place, text].map((one) => JSON.stringify(one)).join()})`))
    presses.push({ time, work: ((await readMetrics(devtools)).task - beforePress.task) * 1000 })
  }
  // As before the first drawing: what was typed and pressed leaves garbage, which is collected at any moment.
  await readTidyMetrics(devtools)
  const again = await page.evaluate('window.bench.drawAgain()')
  await context.close()
  return {
    draw: Number(draw),
    again: Number(again),
    key: median(keys),
    drawScript: (drawn.script - before.script) * 1000,
    drawWork: (worked.task - before.task) * 1000,
    keyScript: ((afterKeys.script - beforeKeys.script) * 1000) / typed.length,
    heap: (drawn.heap - before.heap) / 1e6,
    presses,
  }
}

async function readTidyMetrics(devtools: CDPSession): Promise<Metrics> {
  await devtools.send('HeapProfiler.collectGarbage')
  return readMetrics(devtools)
}

interface Metrics {
  script: number
  task: number
  heap: number
}

async function readMetrics(devtools: CDPSession): Promise<Metrics> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { script: find('ScriptDuration'), task: find('TaskDuration'), heap: find('JSHeapUsedSize') }
}

/** Frames while a grid with many rows is scrolled: the product's, and in turn the library's with nothing around it, which is what the machine allows. */
export async function measureGrid(browser: Browser, address: string, rows: number, rounds: number): Promise<Figure[]> {
  const ours: Scroll[] = []
  const bare: Scroll[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await scrollOnce(browser, `${address}/?case=grid-page&size=${rows}`))
    bare.push(await scrollOnce(browser, `${address}/?case=grid-hand&size=${rows}`))
  }
  const title = `${rows.toLocaleString('en-US')} rows scrolled`
  const [mean, floor] = [middleOf(ours, 'mean'), middleOf(bare, 'mean')]
  const [work, bareWork] = [middleOf(ours, 'work'), middleOf(bare, 'work')]
  return [
    { name: `${title}: frames per second`, value: 1000 / mean, unit: '/s', aim: 55, isFloor: true },
    { name: `${title}: longest frame`, value: middleOf(ours, 'longest'), unit: 'ms', aim: 50 },
    { name: `${title}: bare grid, frames per second`, value: 1000 / floor, unit: '/s' },
    { name: `${title}: bare grid, longest frame`, value: middleOf(bare, 'longest'), unit: 'ms' },
    {
      name: `${title}: work per frame`,
      value: work / bareWork,
      unit: '×',
      aim: 1.05,
      detail: `${work.toFixed(1)} against ${bareWork.toFixed(1)} ms`,
    },
  ]
}

/** Milliseconds: of a frame, of the longest one, and what the page's thread works in one. */
interface Scroll {
  mean: number
  longest: number
  work: number
}

function middleOf(scrolls: readonly Scroll[], what: keyof Scroll): number {
  return median(scrolls.map((scroll) => scroll[what]))
}

async function scrollOnce(browser: Browser, address: string): Promise<Scroll> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.waitForFunction('window.bench !== undefined')
  await page.evaluate('window.bench.draw()')
  await page.evaluate('window.bench.scroll(30)')
  const before = await readMetrics(devtools)
  const frames = (await page.evaluate('window.bench.scroll(150)')) as number[]
  const after = await readMetrics(devtools)
  await page.close()
  const total = frames.reduce((sum, frame) => sum + frame, 0)
  return { mean: total / frames.length, longest: Math.max(...frames), work: ((after.task - before.task) * 1000) / frames.length }
}
