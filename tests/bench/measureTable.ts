import type { Browser } from 'playwright-core'
import { isWrongLine } from './browser/samplePage'
import { type Figure, median } from './figures'

const [rows, columns, pasted] = [10_000, 20, 1000]

/** What is done with a large editable table at once: all of it checked, and a block pasted into it. */
export async function measureTable(browser: Browser, address: string, rounds: number): Promise<Figure[]> {
  const checked: number[] = []
  const pastes: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    await page.addInitScript("localStorage.setItem('pro__language', 'en-US')")
    await page.goto(`${address}/?case=table-page&size=${rows}&columns=${columns}`)
    await page.waitForFunction('window.bench !== undefined')
    await page.evaluate('window.bench.draw()')
    await page.evaluate('window.bench.frames.start()')
    const found = await page.evaluate('window.bench.validate()')
    checked.push(Math.max(...((await page.evaluate('window.bench.frames.stop()')) as number[])))
    if (found !== wrongLines) throw new Error(`${found} of ${wrongLines} wrong cells were found`)
    await page.getByRole('gridcell', { name: 'field0 of row 2', exact: true }).focus()
    pastes.push(Number(await page.evaluate(`window.bench.paste(${JSON.stringify(block)}, ${pasted})`)))
    await page.close()
  }
  const title = `editable table, ${rows.toLocaleString('en-US')} rows × ${columns}`
  return [
    { name: `${title}: longest frame, all checked`, value: median(checked), unit: 'ms', aim: 50 },
    { name: `${title}: ${pasted} × 10 cells pasted`, value: median(pastes), unit: 'ms', aim: 1000 },
  ]
}

const wrongLines = Array.from({ length: rows }, (_, index) => index).filter(isWrongLine).length

/** Lines of a spreadsheet, for the first ten columns of the sample. */
const block = Array.from({ length: pasted }, (_, index) =>
  Array.from({ length: 2 }, () => [`a${index}`, `b${index}`, String(index), '2026-05-14', 'Done'].join('\t')).join('\t'),
).join('\n')
