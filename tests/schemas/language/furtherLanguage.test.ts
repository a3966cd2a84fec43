// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { checkPage } from '../../../schemas/checks/checkPage'
import { findLanguage } from '../../../schemas/language/findLanguage'
import { translate } from '../../../schemas/language/SourceText'
import { type PageConfig, pageFacts } from '../../../schemas/page/kinds'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { permissionsOf } from '../../../schemas/rights/pagePermissions'
import { ruleMessage } from '../../../schemas/rules/texts'
import { systemFieldOf } from '../../../schemas/wire/systemFields'
import { translationKey } from '../../../schemas/wire/translations'
import type { Database } from '../../../server-mock/db/Database'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { openTestDatabase } from '../../support/openTestDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** What a further language costs on this side: a catalogue, and its line in the list. */
vi.mock('../../../schemas/language/index', async (importOriginal) => {
  const { languages } = await importOriginal<typeof import('../../../schemas/language')>()
  const catalogue = {
    '“${name}”重复出现：请改名或删除其中一个。': '« ${name} » apparaît deux fois.',
    '${title}不能为空': '${title} est obligatoire',
    '很抱歉，资源未找到!': 'Désolé, rien n’a été trouvé ici !',
    列表页: 'Page de liste',
    更新人: 'Modifié par',
    新增: 'Ajouter',
    编辑: 'Modifier',
    订单: 'Commandes',
    男: 'Homme',
  }
  return { languages: { ...languages, 'fr-FR': { name: 'Français', catalogue }, 'en-GB': { name: 'English (UK)' } } }
})

// A cast: the compiler knows the languages of the product, and this is one more.
const french = findLanguage('fr') as Language

const field = { key: 'name', type: 'input', title: { 'zh-CN': '名称' } } as const
const page = {
  kind: 'list',
  version: 1,
  code: 'bridges',
  title: { 'zh-CN': '桥' },
  url: { list: '/bridges/list' },
  columns: [field, field],
}
const problemsOf = (config: object) => checkPage(JSON.stringify(config), { language: french }).problems.map(({ message }) => message)

describe('a language with a catalogue', () => {
  it('says what is wrong with a page', () => {
    expect(problemsOf(page)).toContain('« name » apparaît deux fois.')
  })

  it('says what is wrong with a value', () => {
    expect(ruleMessage('required', {}, french, { title: 'Nom' })).toBe('Nom est obligatoire')
  })

  it('calls kinds of pages, fields of the system and permissions by their names', () => {
    expect(translate(pageFacts.list.name, french)).toBe('Page de liste')
    expect(chooseText(systemFieldOf('updateBy').field.title, french)).toBe('Modifié par')
    const url = { ...page.url, add: '/bridges/add', edit: '/bridges/edit' }
    const right: PageConfig = { ...page, kind: 'list', columns: [field], url, resource: { table: 'bridges' } }
    const names = permissionsOf(right).map(({ title }) => chooseText(title, french))
    expect(names).toEqual(expect.arrayContaining(['Ajouter', 'Modifier']))
  })

  it('is English where the catalogue leaves a text out, and Chinese where a page does', () => {
    const wrong = JSON.stringify({ ...page, columns: [{ ...field, width: 'wide' }] })
    const [inFrench, inEnglish] = ([french, 'en-US'] as const).map((language) => checkPage(wrong, { language }).problems[0]?.message)
    expect(inFrench).toContain('must be a whole number')
    expect(inFrench).toBe(inEnglish)
    expect(translate(pageFacts.report.name, french)).toBe('Report')
    expect(chooseText(page.title, french)).toBe('桥')
  })

  it('takes names beside those of the others', () => {
    expect([translationKey('title', french), translationKey('title', 'en-US'), translationKey('title', 'en-GB' as Language)]).toEqual([
      'titleFr',
      'titleEn',
      'titleEnGB',
    ])
  })
})

describe('a server with one language more', () => {
  let database: Database
  let server: TestServer
  let token: string
  beforeAll(async () => {
    // A database of its own: what others begin with was made without French.
    database = await openTestDatabase()
    server = await startTestServer({ database })
    token = await server.signIn('admin')
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it.each([
    [{ 'Accept-Language': 'fr-CH, de;q=0.5' }, 'Désolé, rien n’a été trouvé ici !'],
    [{ 'X-Language': 'fr_FR' }, 'Désolé, rien n’a été trouvé ici !'],
    [{ 'Accept-Language': 'de' }, 'Hier wurde leider nichts gefunden!'],
  ])('answers in it: %o', async (headers, message) => {
    expect(await server.call('GET', '/api/none', undefined, undefined, headers)).toMatchObject({ status: 404, message })
  })

  it('says in it what is wrong with the form of a call', async () => {
    const { errors } = await server.call('POST', '/api/sys/login', {}, undefined, { 'Accept-Language': 'fr' })
    expect(errors?.map(({ message }) => message).join()).toContain('requiert la propriété')
  })

  it('keeps its texts in the columns of all the others', async () => {
    const announcement = { titile: '桥梁', titileEn: 'Bridge', titileFr: 'Pont' }
    const { result } = await server.call<Row>('POST', '/api/sys/annountCement/add', announcement, token)
    expect(result).toMatchObject({ ...announcement, titileDe: null })
    const named = systemTables(server.database.kysely).selectFrom('sys_permission').select('name_texts')
    const group = await named.where('name', '=', '订单').where('menu_type', '=', 0).executeTakeFirst()
    expect(group?.name_texts).toMatchObject({ 'en-US': 'Orders', 'fr-FR': 'Commandes' })
  })

  it('has its dictionaries in it', async () => {
    const { result: mine } = await server.call<Row>('GET', '/api/sys/user/querySelf?id=self', undefined, token)
    const edited = { rowVersion: mine.rowVersion, sex: '1' }
    const { result } = await server.call<Row>('PUT', '/api/sys/user/editSelf', edited, token, { 'Accept-Language': 'fr' })
    expect(result).toMatchObject({ sex: '1', sex_dictText: 'Homme' })
  })
})
