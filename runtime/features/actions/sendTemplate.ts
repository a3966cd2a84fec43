import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { inEveryLanguage } from '../../../schemas/language/SourceText'
import type { FormPageConfig } from '../../../schemas/page/kinds/form'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { templateNames } from '../../../schemas/wire/templateNames'
import { reportError } from '../../kit/reportError'
import { compilePage } from '../../model/compilePage'
import type { PageHost } from '../../session/PageHost'
import type { ActionHandler } from './actionHandlers'
import type { AskedValues } from './runAction'

const send = { 'zh-CN': '发送', 'en-US': 'Send', 'de-DE': 'Senden' }
const receiver = { 'zh-CN': '接收人', 'en-US': 'Receiver', 'de-DE': 'Empfänger' }
const whichReceiver = {
  'zh-CN': '系统消息填用户名，邮件填邮箱地址，短信填手机号',
  'en-US': 'A user name for system messages, an address for e-mail, a mobile number for SMS',
  'de-DE': 'Bei Systemnachrichten ein Benutzername, bei E-Mail eine Adresse, bei SMS eine Mobilnummer',
}

const none: ReadonlySet<string> = new Set()

/** Keys of values are theirs alone: a template may have a value that is called `receiver`. */
const keyOf = (name: string) => `value_${name}`

/** Asks for whoever gets a message and for each value that its template names, and sends it. */
export const sendTemplate: ActionHandler = async ({ host, page, rows, ask }) => {
  const [chosen] = rows
  if (!chosen) return
  // What the list does not show at present has not come with its rows.
  const template = await host.calls.queryById(page.url.queryById ?? '', String(chosen.id))
  const names = templateNames(textIn(template, 'templateName'), textIn(template, 'templateContent'))
  const form = formOf(names, host)
  const button = {
    name: 'sendTemplate',
    label: form.title,
    ask: form,
    action: { type: 'handler', name: '' },
    needsExpressions: false,
  } as const
  ask(button, async (input) => {
    const data = Object.fromEntries(names.map((name) => [name, textIn(input, keyOf(name))]))
    await post(host, { templateCode: template.templateCode, receiver: input.receiver, data })
  })
}

function textIn(values: Row | AskedValues, key: string): string {
  return String((values as AskedValues)[key] ?? '')
}

/** The form with an input for each of the values. */
function formOf(names: readonly string[], { language, can }: PageHost) {
  const required = [{ required: true }]
  const first = { key: 'receiver', type: 'input', title: inEveryLanguage(receiver), help: inEveryLanguage(whichReceiver), maxLength: 200 }
  const values = names.map((name) => ({ key: keyOf(name), type: 'input', title: name, maxLength: 2000 }))
  const items = [first, ...values].map((field) => ({ ...field, validateRules: required })) as FieldConfig[]
  const title = inEveryLanguage(send)
  const written = {
    kind: 'form' as const,
    version: 1,
    code: 'send-template',
    title,
    url: { add: '/sendTemplate' },
    items,
  } satisfies FormPageConfig
  const context = { language, can, report: reportError, hiddenCodes: () => none, disabledCodes: () => none }
  return { ...compilePage(written, context), isPartOfPage: true as const }
}

/** What is kept and could not be sent is a warning that says why. */
async function post({ calls, notify }: PageHost, message: object): Promise<void> {
  let said = ''
  let isKept = false
  await calls.post('/sys/message/sysMessageTemplate/sendMsg', message, {
    onMessage: (text, code) => {
      said = text
      isKept = code === keptOnly
    },
  })
  if (said !== '') notify(isKept ? 'warning' : 'success', said)
}
