import { type Browser, chromium, type Page } from 'playwright-core'
import { buildWhenStale } from '../../codegen/build.mjs'
import { findBrowser } from '../support/findBrowser'
import { startProduct } from '../support/startProduct'
import { type Figure, printFigures } from './figures'
import { measureChoices } from './measureChoices'
import { measureCold } from './measureCold'
import { measureCompile } from './measureCompile'
import { measureExport } from './measureExport'
import { measureFirstStart } from './measureFirstStart'
import { measureLoad } from './measureLoad'
import { measurePublish } from './measurePublish'
import { measureRows } from './measureRows'
import { measureSaves } from './measureSaves'
import { measureGrid, measurePair, type Pair } from './measureScreens'
import { measureSelect } from './measureSelect'
import { measureServer } from './measureServer'
import { measureTable } from './measureTable'
import { serveScreens } from './serveScreens'

/** `npm run bench` measures everything; `npm run bench -- screens areas tables product start cold server saves rows choices export compile` only what is named. ROUNDS sets how often, 7 when it is not set; pairs of screens twice as often. */
const rounds = Number(process.env.ROUNDS ?? 7)

const thirdRow = '[role=grid] [role=row][aria-rowindex="4"]'

const list: Omit<Pair, 'name' | 'title'> = {
  size: 0,
  aim: 1.05,
  aimAgain: 100,
  focus: (page) => page.getByLabel('Field 0').first().click(),
  presses: [
    {
      name: 'sort click to painted',
      button: '[role=columnheader][aria-colindex="3"]',
      place: thirdRow,
      text: 'field0 of row 10',
      aim: 1.2,
    },
    { name: 'page click to painted', button: '.ant-pagination-item-2', place: thirdRow, text: 'field0 of row 190', aim: 1.2 },
  ],
}

const pairs: Pair[] = [
  { ...list, name: 'list', title: 'list, 20 columns, 100 rows' },
  { ...list, name: 'full-list', title: 'the same list with everything switched on' },
  { name: 'form', title: 'form, 100 fields', size: 100, aim: 1.05, focus: (page) => page.getByLabel('Field 50').click() },
  { name: 'form', title: 'form, 300 fields', size: 300, aim: 1.05, focus: (page) => page.getByLabel('Field 150').click() },
  {
    name: 'table',
    title: 'editable table, 1,000 rows × 10',
    size: 1000,
    aim: 1.05,
    focus: focusTable,
  },
]

/** A sample of the business areas. */
const areas: Pair[] = [
  { name: 'test-equipment', title: 'test equipment', size: 0, aim: 1.05, focus: (page) => page.getByLabel('Name').first().click() },
  { name: 'invoice', title: 'invoices', size: 0, aim: 1.05, focus: (page) => page.getByLabel('Invoice to').first().click() },
  { name: 'meeting', title: 'meetings', size: 0, aim: 1.05, focus: (page) => page.getByLabel('Subject').first().click() },
]

const longTable: Pair = {
  name: 'table',
  title: 'editable table, 10,000 rows × 20',
  size: 10_000,
  columns: 20,
  aim: 1.05,
  focus: focusTable,
}

function focusTable(page: Page): Promise<void> {
  return page.getByRole('gridcell', { name: 'field0 of row 2', exact: true }).click()
}

async function measureScreens(browser: Browser): Promise<Figure[]> {
  const screens = await serveScreens()
  try {
    const figures: Figure[] = []
    for (const pair of pairs) figures.push(...(await measurePair(browser, screens.address, pair, 2 * rounds)))
    return [
      ...figures,
      ...(await measureGrid(browser, screens.address, 100_000, rounds)),
      ...(await measureSelect(browser, screens.address, 10_000, rounds)),
    ]
  } finally {
    screens.close()
  }
}

async function measureAreas(browser: Browser): Promise<Figure[]> {
  const screens = await serveScreens()
  try {
    const figures: Figure[] = []
    for (const pair of areas) figures.push(...(await measurePair(browser, screens.address, pair, 2 * rounds)))
    return figures
  } finally {
    screens.close()
  }
}

async function measureTables(browser: Browser): Promise<Figure[]> {
  const screens = await serveScreens()
  try {
    return [
      ...(await measurePair(browser, screens.address, longTable, 2 * rounds)),
      ...(await measureTable(browser, screens.address, rounds)),
    ]
  } finally {
    screens.close()
  }
}

/** Sizes and publishing, on the product as it is shipped. */
async function measureProduct(browser: Browser): Promise<Figure[]> {
  await buildWhenStale()
  const product = await startProduct()
  try {
    return [...(await measureLoad(browser, product)), ...(await measurePublish(browser, product, rounds))]
  } finally {
    await product.remove()
  }
}

const sections: Record<string, { title: string; measure(browser: Browser): Promise<Figure[]> }> = {
  screens: { title: 'Interpreted against hand-written', measure: measureScreens },
  areas: { title: 'Pages of the business areas against hand-written ones', measure: measureAreas },
  tables: { title: 'A long editable table', measure: measureTables },
  product: { title: 'The built product', measure: measureProduct },
  start: { title: 'A first start', measure: () => measureFirstStart(Math.min(rounds, 3)) },
  cold: { title: 'The first second', measure: (browser) => measureCold(browser, rounds) },
  server: { title: 'The server against a bare handler with the same statements', measure: measureServer },
  saves: { title: 'Others while somebody saves 5,000 lines', measure: measureSaves },
  rows: { title: 'A list of 1,000,000 rows, on PostgreSQL', measure: measureRows },
  choices: { title: 'Choices of a large table, on PostgreSQL', measure: measureChoices },
  export: { title: 'Exports, on PostgreSQL', measure: measureExport },
  compile: { title: 'Compiling', measure: async () => measureCompile() },
}

const asked = process.argv.slice(2)
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] })
try {
  for (const [name, { title, measure }] of Object.entries(sections)) {
    if (asked.length === 0 || asked.includes(name)) printFigures(title, await measure(browser))
  }
} finally {
  await browser.close()
}
