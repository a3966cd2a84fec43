import { beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '../../../schemas/page/Text'

// @own-modules: which areas have been asked for is kept for as long as the document lives.

/** Texts that have been asked for, by language and area; `arrive` lets them come. */
const asked = new Map<string, { texts: Promise<unknown>; arrive(): void }>()

const laterTexts = (language: Language) => ({
  avatar: () => arriving(`${language} avatar`, { avatar: { title: `avatar, ${language}` } }),
  crop: () => arriving(`${language} crop`, { crop: { title: `crop, ${language}` } }),
})

/** As `import` does it: who asks again gets what is on its way already. */
function arriving<T>(name: string, texts: T): Promise<T> {
  const known = asked.get(name)
  // A cast: a name stands for the same texts each time.
  if (known) return known.texts as Promise<T>
  let arrive = () => {}
  const coming = new Promise<T>((resolve) => {
    arrive = () => resolve(texts)
  })
  asked.set(name, { texts: coming, arrive })
  return coming
}

const isAsked = (name: string) => vi.waitFor(() => expect([...asked.keys()]).toContain(name))

async function arrive(name: string): Promise<void> {
  await isAsked(name)
  asked.get(name)?.arrive()
}

async function openProduct() {
  vi.resetModules()
  vi.doMock('../../../runtime/text/languagePacks', () => ({
    languagePacks: Object.fromEntries(
      (['zh-CN', 'en-US', 'de-DE'] as const).map((language) => [
        language,
        async () => ({ languagePack: { texts: {}, antd: {}, dayjs: 'en', laterTexts: laterTexts(language) } }),
      ]),
    ),
  }))
  const [session, { changeLanguage, text }] = await Promise.all([
    import('../../../runtime/session/loadLanguage'),
    import('../../../runtime/text/i18n'),
  ])
  await session.loadLanguage()
  return { ...session, changeLanguage, text }
}

beforeEach(() => {
  localStorage.clear()
  asked.clear()
})

it('C-waiting a dialog that is opened while another language is on its way speaks that language when it is there', async () => {
  const { loadLanguage, withArea, changeLanguage, text } = await openProduct()
  const crop = withArea('crop', async () => 'photo')()
  await arrive('zh-CN crop')
  await crop
  const switched = loadLanguage('de-DE').then(() => changeLanguage('de-DE'))
  await isAsked('de-DE crop')
  const dialog = withArea('avatar', async () => 'dialog')()
  await arrive('zh-CN avatar')
  await dialog
  await arrive('de-DE crop')
  await arrive('de-DE avatar')
  await switched
  expect(text('avatar.title')).toBe('avatar, de-DE')
})

it('C-waiting a dialog whose texts are on their way while the language is switched waits for those of that language', async () => {
  const { loadLanguage, withArea, changeLanguage, text } = await openProduct()
  await loadLanguage('de-DE')
  const dialog = withArea('avatar', async () => 'dialog')()
  await changeLanguage('de-DE')
  await arrive('zh-CN avatar')
  await arrive('de-DE avatar')
  await dialog
  expect(text('avatar.title')).toBe('avatar, de-DE')
})
