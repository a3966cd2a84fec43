import { expect } from 'vitest'
import type { MenuItem, PermissionResult } from '../../schemas/api/session'
import type { SourceLanguage } from '../../schemas/language/SourceText'
import { openClient } from '../support/callApi'
import { sharedJourney as journey } from '../support/journey'

const languages: readonly SourceLanguage[] = ['zh-CN', 'en-US', 'de-DE']

const titleIn = (language: SourceLanguage, { meta }: MenuItem) => (language === 'zh-CN' ? meta.title : meta.titles?.[language])

const perLanguage = <T>(items: readonly T[], turn: number) => items.filter((_, place) => place % languages.length === turn)

/** Groups of the menu go to the languages in turn; what has a page for each kind of field is shared among them. */
function pagesFor(menu: readonly MenuItem[], turn: number): MenuItem[] {
  const isDemo = ({ path }: MenuItem) => path === '/menu/demo'
  const pagesOf = (groups: readonly MenuItem[]) =>
    groups.flatMap(({ children = [] }) => children).filter(({ route, hidden }) => route === '1' && !hidden)
  const areas = menu.filter((group) => !isDemo(group))
  return [...pagesOf(perLanguage(areas, turn)), ...perLanguage(pagesOf(menu.filter(isDemo)), turn)]
}

for (const [turn, language] of languages.entries()) {
  journey(`P2-areas every page of the menu opens without a complaint, in ${language}`, { timeout: 240_000 }, async ({ visit, product }) => {
    const admin = await openClient(product.address, 'admin')
    const { result } = await admin.call<PermissionResult>('GET', '/sys/permission/getUserPermissionByToken')
    const pages = pagesFor(result.menu, turn)
    expect(pages.length).toBeGreaterThan(20)

    const { page } = await visit({ as: 'admin', language })
    await page.waitForURL('**/dashboard/**')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    for (const item of pages) {
      await page.goto(item.path)
      await page.getByRole('tab', { name: titleIn(language, item) ?? '', selected: true }).waitFor()
      await page
        .locator('.pw-content')
        .locator('[role=grid], [role=treegrid], section, form, table')
        .filter({ visible: true })
        .first()
        .waitFor()
    }
    expect(refused).toEqual([])
  })
}
