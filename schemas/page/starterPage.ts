import { languageVersion, type PageKind } from './PageConfig'
import type { TextByLanguage } from './Text'

/** A title that is the same in every language until somebody translates it. */
function everywhere(text: string): TextByLanguage {
  return { 'zh-CN': text, 'en-US': text, 'de-DE': text }
}

const nameField = {
  key: 'name',
  type: 'input',
  title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' },
  width: 200,
  isOrder: true,
  validateRules: [{ required: true }],
}

const remarkField = { key: 'remark', type: 'textarea', title: { 'zh-CN': '备注', 'en-US': 'Remark', 'de-DE': 'Bemerkung' } }

function starterList(code: string): object {
  const base = `/custom/${code}`
  return {
    url: {
      list: `${base}/list`,
      queryById: `${base}/queryById`,
      add: `${base}/add`,
      edit: `${base}/edit`,
      delete: `${base}/delete`,
      deleteBatch: `${base}/deleteBatch`,
    },
    queryConfig: [{ key: 'name' }],
    columns: [nameField, remarkField],
    form: { columns: 2, width: 800 },
    resource: { table: tableName(code) },
  }
}

function starterForm(code: string): object {
  return {
    url: { add: `/custom/${code}/add` },
    items: [nameField, remarkField],
    form: { columns: 1, width: 720 },
    resource: { table: tableName(code) },
  }
}

function starterReport(): object {
  return {
    source: { from: 'sys_user' },
    queryConfig: [{ key: 'realname' }],
    columns: [
      { key: 'realname', type: 'normal', title: { 'zh-CN': '姓名', 'en-US': 'Name', 'de-DE': 'Name' }, isOrder: true },
      { key: 'username', type: 'normal', title: { 'zh-CN': '用户名', 'en-US': 'User name', 'de-DE': 'Benutzername' }, isOrder: true },
    ],
  }
}

function tableName(code: string): string {
  return `custom_${code.replaceAll('-', '_')}`
}

/** The text of a new page that validates as it stands: a good place to start from. `title` is used in every language. */
export function starterPage(kind: PageKind, code: string, title: string = code): string {
  const parts = { list: starterList, form: starterForm, report: starterReport }
  const page = {
    $schema: '../../schemas/json/page.schema.json',
    kind,
    version: languageVersion,
    code,
    title: everywhere(title),
    ...parts[kind](code),
  }
  return `${JSON.stringify(page, null, 2)}\n`
}
