import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { walkMenu } from '../support/walkMenu'

// @long: every page of the menu, in two languages.

/** In English each page is opened with a look at it for those who need a screen reader: `axePages`. */
const languages = ['zh-CN', 'de-DE'] as const

for (const language of languages) {
  journey(
    `P2-areas every entry of the menu opens its pages without a complaint, in ${language}`,
    { timeout: 240_000 },
    async ({ visit }) => {
      const { page } = await visit({ as: 'admin', language })
      await page.waitForURL('**/dashboard/**')
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
      })
      const opened = await walkMenu(page, { share: 0, of: 1 }, async () => {})
      expect(opened.length).toBeGreaterThan(90)
      expect(refused).toEqual([])
    },
  )
}
