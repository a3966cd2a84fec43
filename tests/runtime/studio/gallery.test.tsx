import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { Gallery } from '../../../runtime/studio/Gallery/Gallery'
import { demoCodeOf, KindShown } from '../../../runtime/studio/Gallery/KindShown'
import { type FieldConfig, type FieldKind, fieldFacts, fieldKinds } from '../../../schemas/fields'
import { findFieldKind } from '../../../schemas/fields/findFieldKind'
import { languageCodes } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { settle } from '../fields/fieldStage'

beforeAll(() => giveElementsSize())

/** The demonstration page of a kind, as it stands beside the product's own pages. */
function demoOf(kind: FieldKind): { kind: string; columns: FieldConfig[]; subTables?: { columns: FieldConfig[] }[] } {
  const file = `pages/demo/${demoCodeOf(kind).replace('demo-', '')}.page.json`
  return JSON.parse(readFileSync(file, 'utf8'))
}

function columnsOf(kind: FieldKind): FieldConfig[] {
  const { columns, subTables = [] } = demoOf(kind)
  return [...columns, ...subTables.flatMap((table) => table.columns)].filter(({ type }) => findFieldKind(type) === kind)
}

async function open(kind: FieldKind, language: Language, isPublished = true) {
  const pageConfig = () => {
    if (!isPublished) throw new Error('there is no such page')
    return { config: demoOf(kind) }
  }
  const shown = await renderWithHost(<KindShown kind={kind} />, { language, showsPickers: true, calls: { ...fakeAnswers, pageConfig } })
  await settle()
  await waitFor(() => expect(document.querySelector('article')).toBeInTheDocument())
  return shown
}

describe.each(languageCodes)('the gallery in %s', (language) => {
  it.each(fieldKinds)(
    'C-kinds shows %s in every component that it has, over the fields of its demonstration page, with their JSON',
    async (kind) => {
      await open(kind, language)
      const { Input, Query } = componentsOf(kind)
      const shown = screen.getAllByRole('article')
      const columns = columnsOf(kind)
      expect(shown.length).toBe(columns.length)
      expect(columns.length).toBeGreaterThan(0)
      // Cell and read only; input, disabled and editor; one value and a pair.
      const isAsked = fieldFacts[kind].query !== 'none' && (Input || Query) !== undefined
      const expected = 2 + (Input ? 3 : 0) + (isAsked ? 2 : 0)
      for (const [index, article] of shown.entries()) {
        expect(article.querySelectorAll('.pw-gallery-part').length).toBe(expected)
        expect(within(article).queryByRole('alert')).toBeNull()
        expect(JSON.parse(article.querySelector('pre')?.textContent ?? '')).toEqual(columns[index])
      }
    },
  )
})

describe('the gallery', () => {
  it('shows the examples of a kind where its demonstration page is not published', async () => {
    await open('slider', 'en-US', false)
    const written = screen.getAllByRole('article').map((article) => JSON.parse(article.querySelector('pre')?.textContent ?? ''))
    expect(written).toEqual(fieldFacts.slider.examples)
    expect(screen.queryByRole('link', { name: 'Demonstration page' })).toBeNull()
  })

  it('lets every component follow what is typed into one of them, and saves nothing', async () => {
    const user = userEvent.setup()
    const { host } = await open('input', 'en-US')
    const [article] = screen.getAllByRole('article')
    const part = (name: string) => within(within(article as HTMLElement).getByRole('group', { name }))
    const box = part('Input of a form').getByRole('textbox')
    await user.clear(box)
    await user.type(box, 'Bolt')
    expect(part('Cell of a list').getByText('Bolt')).toBeInTheDocument()
    expect(part('Read only').getByText('Bolt')).toBeInTheDocument()
    expect(part('Disabled').getByRole('textbox')).toHaveValue('Bolt')
    expect(part('Disabled').getByRole('textbox')).toBeDisabled()
    await user.click(part('Editor of a table cell').getByRole('button', { name: 'Edit' }))
    await user.type(part('Editor of a table cell').getByRole('textbox'), 's')
    expect(part('Cell of a list').getByText('Bolts')).toBeInTheDocument()
    expect(host.made.filter(({ method }) => !['get', 'pageConfig', 'dictItems'].includes(method))).toEqual([])
  })

  it('lists every kind, and leads from one to the other', async () => {
    const user = userEvent.setup()
    const pageConfig = () => {
      throw new Error('there is no such page')
    }
    await renderWithHost(
      <MemoryRouter initialEntries={['/studio/~fields?kind=slider']}>
        <Gallery />
      </MemoryRouter>,
      { language: 'en-US', calls: { ...fakeAnswers, pageConfig } },
    )
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of fields' }))
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(fieldKinds)
    expect(await screen.findByRole('heading', { name: 'slider' })).toBeVisible()
    await user.click(kinds.getByRole('link', { name: 'rating' }))
    expect(await screen.findByRole('heading', { name: 'rating' })).toBeVisible()
    expect(kinds.getByRole('link', { name: 'rating' })).toHaveAttribute('aria-current', 'page')
  })
})
