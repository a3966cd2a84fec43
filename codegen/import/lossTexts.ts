// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'
import type { LossWeight } from './Loss'
import { takenDocumentTexts } from './takenDocumentTexts'

/** A sentence about something that is lost, and how much staff would miss it. */
export interface LossText {
  weight: LossWeight
  text: SourceText
}

/** Everything that may be lost on the way, with its sentence. */
export const lossTexts = {
  'button-code': {
    weight: 'code',
    text: {
      'zh-CN': '按钮“${label}”运行的是 JavaScript 或 Java 代码：请用 toolbar.custom 或 rowButtons 写出它的动作',
      'en-US': 'The button "${label}" runs JavaScript or Java: write what it does as an action in toolbar.custom or rowButtons',
      'de-DE':
        'Die Schaltfläche „${label}“ führt JavaScript oder Java aus: Was sie tut, gehört als Aktion in toolbar.custom oder rowButtons',
    },
  },
  'change-code': {
    weight: 'code',
    text: {
      'zh-CN': 'JavaScript 增强（${hooks}）：${behaviour}。请用 sets、value 或 visibleWhen 写出',
      'en-US': 'JavaScript enhancement (${hooks}): ${behaviour}. Say it with sets, value or visibleWhen',
      'de-DE': 'JavaScript-Erweiterung (${hooks}): ${behaviour}. Mit sets, value oder visibleWhen sagen',
    },
  },
  'rule-code': {
    weight: 'code',
    text: {
      'zh-CN': '“${title}”的一条校验是代码：请写成 when、duplicate 或 checkRule 规则',
      'en-US': 'One rule of "${title}" is code: write it as a rule with when, duplicate or checkRule',
      'de-DE': 'Eine Regel von „${title}“ ist Code: Als Regel mit when, duplicate oder checkRule schreiben',
    },
  },
  'render-code': {
    weight: 'code',
    text: {
      'zh-CN': '“${title}”的单元格由代码绘制：请用 shows、tone、link 或 slot 写出',
      'en-US': 'Code draws the cells of "${title}": say it with shows, tone, link or slot',
      'de-DE': 'Code zeichnet die Zellen von „${title}“: Mit shows, tone, link oder slot sagen',
    },
  },
  'fill-code': {
    weight: 'code',
    text: {
      'zh-CN': '填值规则“${name}”由 Java 类 ${found} 计算，未导入',
      'en-US': 'The Java class ${found} works out the fill rule "${name}"; it was not brought over',
      'de-DE': 'Die Java-Klasse ${found} berechnet die Füllregel „${name}“; sie wurde nicht übernommen',
    },
  },
  'options-code': {
    weight: 'code',
    text: {
      'zh-CN': '“${title}”的选项由代码给出：请写 options、dictCode 或 choices',
      'en-US': 'Code gives the choices of "${title}": write options, dictCode or choices',
      'de-DE': 'Code gibt die Auswahl von „${title}“ vor: options, dictCode oder choices schreiben',
    },
  },
  'default-code': {
    weight: 'code',
    text: {
      'zh-CN': '“${title}”的默认值“${found}”是代码，未导入',
      'en-US': 'The default "${found}" of "${title}" is code; it was not brought over',
      'de-DE': 'Der Vorgabewert „${found}“ von „${title}“ ist Code; er wurde nicht übernommen',
    },
  },
  sql: {
    weight: 'code',
    text: {
      'zh-CN': '页面里没有 SQL，这一段无法翻译：${found}',
      'en-US': 'A page holds no SQL, and this could not be translated: ${found}',
      'de-DE': 'Eine Seite enthält kein SQL, und dies ließ sich nicht übersetzen: ${found}',
    },
  },
  'pattern-not-linear': {
    weight: 'lost',
    text: {
      'zh-CN': '“${title}”的正则表达式 ${found} 无法在线性时间内运行，未导入',
      'en-US': 'The regular expression ${found} of "${title}" cannot run in linear time; it was not brought over',
      'de-DE': 'Der reguläre Ausdruck ${found} von „${title}“ läuft nicht in linearer Zeit; er wurde nicht übernommen',
    },
  },
  'kind-unknown': {
    weight: 'lost',
    text: {
      'zh-CN': '“${title}”的控件 ${found} 无人知晓，暂用 input',
      'en-US': 'Nobody knows the kind ${found} of "${title}"; input stands in',
      'de-DE': 'Den Typ ${found} von „${title}“ kennt niemand; input vertritt ihn',
    },
  },
  'table-closed': {
    weight: 'lost',
    text: {
      'zh-CN': '表 ${found} 不对页面开放，“${title}”暂时没有它的选项',
      'en-US': 'The table ${found} is closed to pages; "${title}" goes without its rows',
      'de-DE': 'Die Tabelle ${found} ist für Seiten nicht offen; „${title}“ bleibt ohne ihre Zeilen',
    },
  },
  'table-made': {
    weight: 'changed',
    text: {
      'zh-CN': '来源里没有表 ${found}：为它生成了页面 ${page}，字段是这里用到的那些',
      'en-US': 'The table ${found} is not in the files: the page ${page} was made for it, with the fields that are used here',
      'de-DE': 'Die Tabelle ${found} ist nicht in den Dateien: Für sie entstand die Seite ${page} mit den hier verwendeten Feldern',
    },
  },
  'dictionary-made': {
    weight: 'changed',
    text: {
      'zh-CN': '来源里没有字典 ${found}：生成了一个只有占位选项的，请换成真正的选项',
      'en-US': 'The dictionary ${found} is not in the files: one was made with an entry that has to be replaced',
      'de-DE': 'Das Wörterbuch ${found} ist nicht in den Dateien: Es wurde mit einem Eintrag angelegt, der zu ersetzen ist',
    },
  },
  ...takenDocumentTexts,
  'report-missing': {
    weight: 'unsaid',
    text: {
      'zh-CN': '来源里没有报表 ${found}：“${title}”暂用 input',
      'en-US': 'The report ${found} is not in the files: input stands in for "${title}"',
      'de-DE': 'Der Bericht ${found} ist nicht in den Dateien: input vertritt „${title}“',
    },
  },
  'no-choices': {
    weight: 'unsaid',
    text: {
      'zh-CN': '“${title}”没有写明选项，暂用 input',
      'en-US': 'The source does not say what "${title}" can be; input stands in',
      'de-DE': 'Die Quelle sagt nicht, was „${title}“ sein kann; input vertritt es',
    },
  },
  'no-key': {
    weight: 'unsaid',
    text: {
      'zh-CN': '“${title}”没有写明它属于哪个字段，未导入',
      'en-US': 'The source does not say which field "${title}" belongs to; it was not brought over',
      'de-DE': 'Die Quelle sagt nicht, zu welchem Feld „${title}“ gehört; es wurde nicht übernommen',
    },
  },
  'query-unknown': {
    weight: 'changed',
    text: {
      'zh-CN': '查询项“${title}”（${found}）对应的字段只为查询而存在',
      'en-US': 'The query asks for "${title}" (${found}), which is no column: a field was made that only the query uses',
      'de-DE': 'Die Abfrage fragt nach „${title}“ (${found}), das keine Spalte ist: Es entstand ein Feld nur für die Abfrage',
    },
  },
  'url-taken': {
    weight: 'changed',
    text: {
      'zh-CN': '路径 ${found} 已被占用，改用 ${url}',
      'en-US': 'The path ${found} is taken; ${url} stands in',
      'de-DE': 'Der Pfad ${found} ist vergeben; ${url} tritt an seine Stelle',
    },
  },
  'table-shared': {
    weight: 'changed',
    text: {
      'zh-CN': '这些路径属于页面 ${page}：本页有自己的路径（${url}）',
      'en-US': 'Its paths belong to the page ${page}: this one has paths of its own (${url})',
      'de-DE': 'Die Pfade gehören der Seite ${page}: Diese hat eigene (${url})',
    },
  },
  'url-unused': {
    weight: 'code',
    text: {
      'zh-CN': '调用 ${name}（${found}）由代码发起，未导入',
      'en-US': 'Code makes the call ${name} (${found}); it was not brought over',
      'de-DE': 'Den Aufruf ${name} (${found}) macht Code; er wurde nicht übernommen',
    },
  },
  'default-unlike': {
    weight: 'changed',
    text: {
      'zh-CN': '“${title}”的默认值“${found}”不是它能保存的值，未导入',
      'en-US': 'The default "${found}" of "${title}" is no value that it can hold; it was not brought over',
      'de-DE': 'Der Vorgabewert „${found}“ von „${title}“ ist kein Wert, den das Feld haben kann; er wurde nicht übernommen',
    },
  },
  'key-changed': {
    weight: 'changed',
    text: {
      'zh-CN': '字段名 ${found} 不能用，改为 ${name}',
      'en-US': 'The field cannot be named ${found}; it is named ${name}',
      'de-DE': 'Das Feld kann nicht ${found} heißen; es heißt ${name}',
    },
  },
  'key-twice': {
    weight: 'unsaid',
    text: {
      'zh-CN': '${found} 出现了两次，“${title}”未导入',
      'en-US': '${found} stands there twice; "${title}" was not brought over',
      'de-DE': '${found} steht zweimal da; „${title}“ wurde nicht übernommen',
    },
  },
  'dest-missing': {
    weight: 'unsaid',
    text: {
      'zh-CN': '弹窗“${title}”要填写的字段 ${found} 不在它的表里',
      'en-US': 'The popup "${title}" fills ${found}, which its table does not have',
      'de-DE': 'Das Popup „${title}“ füllt ${found}, was seine Tabelle nicht hat',
    },
  },
  'param-value': {
    weight: 'changed',
    text: {
      'zh-CN': '参数“${title}”的默认值 ${found} 未导入：不传参数时报表显示全部行',
      'en-US': 'The value ${found} that the parameter "${title}" has by itself was left out: without one the report shows every row',
      'de-DE': 'Der Vorgabewert ${found} des Parameters „${title}“ entfällt: Ohne Wert zeigt der Bericht alle Zeilen',
    },
  },
  'slot-code': {
    weight: 'code',
    text: {
      'zh-CN': '“${title}”由代码中的插槽 ${found} 绘制',
      'en-US': 'A slot in code, ${found}, draws "${title}"',
      'de-DE': 'Ein Slot im Code, ${found}, zeichnet „${title}“',
    },
  },
  'width-share': {
    weight: 'look',
    text: {
      'zh-CN': '“${title}”的宽度 ${found} 没有换算成像素',
      'en-US': 'The width ${found} of "${title}" was not turned into pixels',
      'de-DE': 'Die Breite ${found} von „${title}“ wurde nicht in Pixel umgerechnet',
    },
  },
  'lookup-missing': {
    weight: 'lost',
    text: {
      'zh-CN': '“${title}”显示所选记录的属性（${found}），但没有字段选择这样的记录',
      'en-US': '"${title}" shows a property of a chosen record (${found}), and no field chooses one',
      'de-DE': '„${title}“ zeigt eine Eigenschaft eines gewählten Datensatzes (${found}), aber kein Feld wählt einen',
    },
  },
  'linked-levels': {
    weight: 'lost',
    text: {
      'zh-CN': '“${title}”与其他字段联动（${found}），还不能这样写',
      'en-US': '"${title}" narrows what other fields offer (${found}), which cannot be said yet',
      'de-DE': '„${title}“ schränkt die Auswahl anderer Felder ein (${found}), was sich noch nicht sagen lässt',
    },
  },
  'not-imported': {
    weight: 'lost',
    text: {
      'zh-CN': '${count} 个条目的种类无人知晓，未导入',
      'en-US': '${count} entries are of a kind that nobody knows; they were not brought over',
      'de-DE': '${count} Einträge sind von einer Art, die niemand kennt; sie wurden nicht übernommen',
    },
  },
  'row-data': {
    weight: 'lost',
    text: {
      'zh-CN': '${count} 条数据不是配置（${found}），未导入',
      'en-US': '${count} entries are rows, not configuration (${found}); they were not brought over',
      'de-DE': '${count} Einträge sind Zeilen, keine Konfiguration (${found}); sie wurden nicht übernommen',
    },
  },
  'data-rule': {
    weight: 'unsaid',
    text: {
      'zh-CN': '数据规则“${title}”（${found}）不知属于哪个页面：请写进它的 resource.rules',
      'en-US':
        'The file does not say which page the rule over rows "${title}" (${found}) belongs to: write it into resource.rules of that page',
      'de-DE':
        'Die Datei sagt nicht, zu welcher Seite die Zeilenregel „${title}“ (${found}) gehört: Sie gehört in resource.rules dieser Seite',
    },
  },
} satisfies Record<string, LossText>

export type LossCode = keyof typeof lossTexts
