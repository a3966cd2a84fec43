// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About values that a page writes for a field, and fields that cannot do what they are named for. */
export const valueTexts = {
  'wrong-upload-address': {
    'zh-CN': '不能向“${found}”上传：请写以 / 开头的本服务器接口（如 "/sys/common/upload"），或以 https:// 开头的完整地址。',
    'en-US':
      'files cannot be sent to "${found}": write a call of this server that begins with / (such as "/sys/common/upload"), or a whole https:// address.',
    'de-DE':
      'An "${found}" lassen sich keine Dateien senden: einen Aufruf dieses Servers, der mit / beginnt (etwa "/sys/common/upload"), oder eine ganze https://-Adresse schreiben.',
  },
  'not-a-choice': {
    'zh-CN': '字段“${name}”的选项中没有“${found}”。\n可选值：${known}',
    'en-US': 'field "${name}" has no choice "${found}".\nIts choices: ${known}',
    'de-DE': 'Das Feld "${name}" hat keine Auswahl "${found}".\nMöglich sind: ${known}',
  },
  'wrong-value-type': {
    'zh-CN': '字段“${name}”的值应为${expected}，却是${found}。',
    'en-US': 'field "${name}" holds ${expected}, not ${found}.',
    'de-DE': 'Ins Feld "${name}" gehört ${expected}, gefunden wurde ${found}.',
  },
  'wrong-value': {
    'zh-CN': '字段“${name}”不能保存“${found}”。',
    'en-US': 'field "${name}" cannot hold "${found}".',
    'de-DE': 'Das Feld "${name}" kann "${found}" nicht aufnehmen.',
  },
  'wrong-value-like': {
    'zh-CN': '字段“${name}”不能保存“${found}”：请写成“${example}”这样的值。',
    'en-US': 'field "${name}" cannot hold "${found}": write it like "${example}".',
    'de-DE': 'Das Feld "${name}" kann "${found}" nicht aufnehmen: so schreiben wie "${example}".',
  },
  'wrong-value-form': {
    'zh-CN': '字段“${name}”不能保存“${found}”：请写成“${example}”这样的值；要计算的值写作 { "expression": "${now}" }。',
    'en-US':
      'field "${name}" cannot hold "${found}": write it like "${example}"; a value that is worked out is written { "expression": "${now}" }.',
    'de-DE':
      'Das Feld "${name}" kann "${found}" nicht aufnehmen: so schreiben wie "${example}"; ein berechneter Wert wird als { "expression": "${now}" } geschrieben.',
  },
  'not-stored': {
    'zh-CN': '这些字段不在列表中，无法保存也无法查询：${names}。请加入它们，或删除 resource.fields 以保存全部字段。',
    'en-US':
      'fields that are missing here could be neither saved nor asked for: ${names}. Add them, or leave resource.fields out to store every field.',
    'de-DE':
      'Hier fehlen Felder, die sich so weder speichern noch suchen ließen: ${names}. Ergänzen oder resource.fields weglassen, dann werden alle Felder gespeichert.',
  },
  'secret-outside-form': {
    'zh-CN': '字段“${name}”（${kind}）只能在页面自己的表单中输入，不能放在子表、参数或按钮的输入中：请把它移到 columns。',
    'en-US':
      'field "${name}" (${kind}) can only be typed into the form of the page itself, not in a sub-table, a parameter or what a button asks for: move it to columns.',
    'de-DE':
      'Das Feld "${name}" (${kind}) lässt sich nur im Formular der Seite selbst eingeben, nicht in einer Untertabelle, einem Parameter oder den Eingaben eines Knopfs: nach columns verschieben.',
  },
  'secret-used': {
    'zh-CN': '字段“${name}”是保密的，只保存其哈希值：请删除“${property}”。',
    'en-US': 'field "${name}" is a secret of which only a hash is stored: remove "${property}".',
    'de-DE': 'Das Feld "${name}" ist geheim, gespeichert wird nur sein Hash: "${property}" entfernen.',
  },
  'other-secrecy': {
    'zh-CN': '页面“${page}”中字段“${name}”的保密方式不同：两处都使用 password，或都不使用。',
    'en-US': 'page "${page}" keeps field "${name}" in another way: let it be a "password" in both pages, or in neither.',
    'de-DE': 'Die Seite "${page}" hält das Feld "${name}" auf andere Weise: in beiden Seiten "password" verwenden oder in keiner.',
  },
  'no-user': {
    'zh-CN': '字段“${name}”不保存用户名，不能作为所有者：请使用 createBy、单选的 userSelect 或 input。',
    'en-US': 'field "${name}" holds no user name and cannot be the owner: name createBy, a "userSelect" for one user, or an "input".',
    'de-DE':
      'Das Feld "${name}" hält keinen Benutzernamen und kann nicht der Besitzer sein: createBy, ein "userSelect" für einen Benutzer oder ein "input" nennen.',
  },
  'not-responsible': {
    'zh-CN': '字段“${name}”不保存用户，不能说明谁负责该行：请使用 createBy、userSelect 或 input。',
    'en-US': 'field "${name}" holds no user and cannot say who is responsible: name createBy, a "userSelect" or an "input".',
    'de-DE':
      'Das Feld "${name}" hält keinen Benutzer und kann nicht sagen, wer zuständig ist: createBy, ein "userSelect" oder ein "input" nennen.',
  },
  'no-trash': {
    'zh-CN': '只有设置 resource.trash: true，删除的行才会保留：请设置它，或删除此项。',
    'en-US': 'deleted rows are kept with "trash": true in resource alone: write that, or remove this.',
    'de-DE': 'Gelöschte Zeilen bleiben nur mit "trash": true in resource erhalten: das schreiben oder dies hier entfernen.',
  },
  'responsible-own-row': {
    'zh-CN': '每位用户只有自己的一行（ownRow），没有其他负责人：请删除 responsible。',
    'en-US': 'with ownRow everybody has a row of their own, and nobody else is responsible for it: remove responsible.',
    'de-DE': 'Mit ownRow hat jeder seine eigene Zeile, und niemand sonst ist dafür zuständig: responsible entfernen.',
  },
  'no-parent': {
    'zh-CN': '字段“${name}”不能保存上级行的编号：请另用一个 input 或 hidden 字段，例如 parentId。',
    'en-US': 'field "${name}" cannot hold the id of the parent row: use an "input" or "hidden" field of its own, for example parentId.',
    'de-DE':
      'Das Feld "${name}" kann die Nummer der übergeordneten Zeile nicht aufnehmen: ein eigenes Feld "input" oder "hidden" verwenden, zum Beispiel parentId.',
  },
  'no-flag': {
    'zh-CN': '字段“${name}”不能保存是否有下级的“1”或“0”：请另用一个 input 或 hidden 字段。',
    'en-US':
      'field "${name}" cannot hold the "1" or "0" that says whether a row has children: use an "input" or "hidden" field of its own.',
    'de-DE':
      'Das Feld "${name}" kann die „1“ oder „0“ nicht aufnehmen, die sagt, ob eine Zeile Kinder hat: ein eigenes Feld "input" oder "hidden" verwenden.',
  },
  'no-index': {
    'zh-CN': '字段“${name}”的文本太长，不能建立索引。请从列表中删除它。',
    'en-US': 'the texts of field "${name}" are too long for an index. Remove it from the list.',
    'de-DE': 'Die Texte des Feldes "${name}" sind zu lang für einen Index. Aus der Liste entfernen.',
  },
  'no-size': {
    'zh-CN': '字段“${name}”的值没有大小或长度：请删除 min 和 max；日期的先后请用 notAfter，文件的数量请用 number。',
    'en-US':
      'values of field "${name}" have no size or length: remove "min" and "max". The order of dates is said by "notAfter", how many files by "number".',
    'de-DE':
      'Werte des Feldes "${name}" haben weder Größe noch Länge: "min" und "max" entfernen. Die Reihenfolge von Daten sagt "notAfter", wie viele Dateien "number".',
  },
  'never-unique': {
    'zh-CN': '字段“${name}”保存文件或排版文本，不能要求唯一：请删除这条规则，或用于其他字段。',
    'en-US': 'field "${name}" holds files or formatted text, which cannot be unique: remove the rule, or give it to another field.',
    'de-DE':
      'Das Feld "${name}" enthält Dateien oder formatierten Text, das kann nicht eindeutig sein: die Regel entfernen oder einem anderen Feld geben.',
  },
  'unique-without-table': {
    'zh-CN': '页面没有自己的数据表（"resource"），字段“${name}”是否重复不会被检查：请删除这条规则，由接口自己检查。',
    'en-US':
      'the page has no table of its own ("resource"), so nobody asks whether "${name}" is unique: remove the rule, and let the call check it.',
    'de-DE':
      'Die Seite hat keine eigene Tabelle ("resource"), darum prüft niemand, ob "${name}" eindeutig ist: die Regel entfernen und den Aufruf prüfen lassen.',
  },
  'no-shown-column': {
    'zh-CN': '列表没有显示任何列：请至少让一列不写 "list": false 或 "visible": false。',
    'en-US': 'the list shows no column: let at least one be without "list": false and "visible": false.',
    'de-DE': 'Die Liste zeigt keine Spalte: mindestens eine ohne "list": false und "visible": false lassen.',
  },
  'empty-set': {
    'zh-CN': '这个操作不会修改任何内容：请在 set 中写出字段和值，例如 { "state": "closed" }。',
    'en-US': 'this action changes nothing: write fields with their values into "set", for example { "state": "closed" }.',
    'de-DE': 'Diese Aktion ändert nichts: in "set" Felder mit ihren Werten schreiben, zum Beispiel { "state": "closed" }.',
  },
  'system-kind': {
    'zh-CN': '“${name}”由系统写入，保存的是${found}，在“${kind}”中输入的内容不会保存：请使用类型 ${fitting} 或 normal，或换一个键名。',
    'en-US':
      '"${name}" is written by the system and holds ${found}: what is typed into "${kind}" is not kept. Use the kind "${fitting}" or "normal", or choose another key.',
    'de-DE':
      '"${name}" schreibt das System, dort steht ${found}: Was in "${kind}" eingegeben wird, geht verloren. Die Art "${fitting}" oder "normal" verwenden oder einen anderen Schlüssel wählen.',
  },
  'no-figures': {
    'zh-CN': '字段“${name}”不是数字，没有合计或平均值：请删除 statistics，或使用 inputNumber。',
    'en-US': 'field "${name}" holds no numbers to be summed up: remove "statistics", or use the kind "inputNumber".',
    'de-DE':
      'Das Feld "${name}" enthält keine Zahlen für Summe oder Mittelwert: "statistics" entfernen oder die Art "inputNumber" verwenden.',
  },
  'never-filled': {
    'zh-CN': '必填字段“${name}”没人能填写：表单中不显示或不可编辑，也没有默认值。请显示它，设置 defaultValue，或删除 required。',
    'en-US':
      'field "${name}" must be filled, and nobody can: the form does not offer it and it has no default. Show it, give it a defaultValue, or remove "required".',
    'de-DE':
      'Das Feld "${name}" muss ausgefüllt werden, und niemand kann es: Das Formular bietet es nicht an, und es hat keinen Anfangswert. Es zeigen, defaultValue angeben oder "required" entfernen.',
  },
  'wrong-pairs': {
    'zh-CN': "条件只能是用 and 连接的“字段 = 值”，例如 pid = 'A01'",
    'en-US': "A condition here is pairs of a field and a value, joined by and, for example pid = 'A01'",
    'de-DE': "Eine Bedingung besteht hier aus Paaren von Feld und Wert, verbunden durch and, zum Beispiel pid = 'A01'",
  },
  'wrong-condition-text': {
    'zh-CN': '此处应为写成文本的 JSON 对象，例如 "{\\"orgType\\": \\"1\\"}"。',
    'en-US': 'this is a JSON object written as a text, for example "{\\"orgType\\": \\"1\\"}".',
    'de-DE': 'Hier steht ein als Text geschriebenes JSON-Objekt, zum Beispiel "{\\"orgType\\": \\"1\\"}".',
  },
  'wrong-date-format': {
    'zh-CN': '“${found}”不能显示日期：请用 YYYY、MM、DD、HH、mm、ss 组成，例如 ${example}。',
    'en-US': '"${found}" shows no date: put it together from YYYY, MM, DD, HH, mm, ss, for example ${example}.',
    'de-DE': '"${found}" zeigt kein Datum: aus YYYY, MM, DD, HH, mm, ss zusammensetzen, zum Beispiel ${example}.',
  },
  'unknown-icon': {
    'zh-CN': '没有图标“${name}”，将显示默认图标。\n可用图标：${known}',
    'en-US': 'there is no icon "${name}": the plain one is shown.\nKnown icons: ${known}',
    'de-DE': 'Es gibt kein Symbol "${name}": Das einfache wird gezeigt.\nBekannte Symbole: ${known}',
  },
  'unknown-menu-group': {
    'zh-CN': '没有菜单组“${name}”，页面将归入“其他页面”。\n可用菜单组：${known}',
    'en-US': 'there is no menu group "${name}": the page will stand under "Other pages".\nKnown groups: ${known}',
    'de-DE': 'Es gibt keine Menügruppe "${name}": Die Seite wird unter „Weitere Seiten“ stehen.\nBekannte Gruppen: ${known}',
  },
  'unfitting-copy': {
    'zh-CN': '报表列“${column}”的值是${source}，不能复制到保存${target}的字段“${name}”：请选择同类的列，或修改字段的类型。',
    'en-US':
      'column "${column}" of the report gives ${source}, and field "${name}" holds ${target}: choose a column of that kind, or another kind for the field.',
    'de-DE':
      'In der Berichtsspalte "${column}" steht ${source}, ins Feld "${name}" gehört ${target}: eine Spalte dieser Art wählen oder die Art des Feldes ändern.',
  },
} as const
